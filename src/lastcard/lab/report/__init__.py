"""Reports on an edition, as a page of HTML or a PDF."""
