/** The types of image files by their key in the API: what they are called, and their media type. */
export const imageTypes = {
  JPEG: { name: 'JPEG', mediaType: 'image/jpeg' },
  PNG: { name: 'PNG', mediaType: 'image/png' },
  WEBP: { name: 'WebP', mediaType: 'image/webp' },
  AVIF: { name: 'AVIF', mediaType: 'image/avif' },
  GIF: { name: 'GIF', mediaType: 'image/gif' },
  SVG: { name: 'SVG', mediaType: 'image/svg+xml' },
} as const;

/** The key of a type of image file. */
export type ImageTypeKey = keyof typeof imageTypes;
