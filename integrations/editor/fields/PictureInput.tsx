export function PictureInput(_: unknown) { return null; }
