"""`lastcard mcp`: a table for an assistant, over the Model Context Protocol."""
