"""The Model Context Protocol around the desk; it knows nothing of the game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import types
from mcp.server import Server
from mcp.server.stdio import stdio_server

from lastcard.cli.mcp.desk import Desk
from lastcard.cli.mcp.place import Sorry
from lastcard.cli.mcp.tools import TOOLS, schema_of
from lastcard.core.version import __version__
from lastcard.locale import Catalogue


def make_server(address: str, messages: Catalogue) -> Server[Desk]:
    """A server for one assistant, who opens tables at this address."""

    @asynccontextmanager
    async def open_desk(_: Server[Desk]) -> AsyncIterator[Desk]:
        desk = Desk(address, messages)
        try:
            yield desk
        finally:
            await desk.close()

    async def list_tools(_: Any, __: Any) -> types.ListToolsResult:
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=name,
                    description=messages.text(f"mcp-tool-{name}"),
                    input_schema=schema_of(name, messages),
                )
                for name in TOOLS
            ]
        )

    async def call_tool(context: Any, call: types.CallToolRequestParams) -> types.CallToolResult:
        desk: Desk = context.lifespan_context
        try:
            text, failed = await desk.call(call.name, call.arguments or {}), False
        except Sorry as sorry:
            text, failed = str(sorry), True
        return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=failed)

    return Server(
        "lastcard",
        version=__version__,
        instructions=messages.text("mcp-instructions"),
        lifespan=open_desk,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


async def serve(address: str, messages: Catalogue) -> None:
    """Serve whoever started this process, until they close its input."""
    server = make_server(address, messages)
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())
