"""The wire: views to bytes, frames to commands, and the browser's copy of the types."""
