"""Pictures of link previews: their texts, drawing and routes (docs/explanation/link-previews.md)."""
