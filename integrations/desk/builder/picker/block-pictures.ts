const files = import.meta.glob<string>('/tests/visual/references/*-1440-light.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of a picture of each block, by its name: of its example, as the visual test holds every block to it. */
export const BLOCK_PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.replace(/^.*\/|-1440-light\.webp$/g, ''), address]),
);
