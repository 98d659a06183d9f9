import type { ImageType } from '../types.generated';

/** What the types of image files are called, and the file extensions that they have, in lowercase. */
export const IMAGE_TYPES: Readonly<Record<ImageType, { name: string; extensions: readonly string[] }>> = {
  JPEG: { name: 'JPEG', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  PNG: { name: 'PNG', extensions: ['png'] },
  WEBP: { name: 'WebP', extensions: ['webp'] },
  AVIF: { name: 'AVIF', extensions: ['avif'] },
  GIF: { name: 'GIF', extensions: ['gif'] },
  SVG: { name: 'SVG', extensions: ['svg', 'svgz'] },
};
