"""The page without a server: a folder of static files, and the server's core that plays inside a browser.

`virado.static_site.folder` writes the folder, `virado.static_site.device` runs in a Web Worker of the page.
"""
