import { avatarSvg } from './avatar';
import { sceneSvg } from './scene';

/** Draws the image of a slug; undefined if it has none. */
export type Draw = (slug: string) => string | undefined;

const DRAWINGS: Readonly<Record<string, Draw>> = { avatar: avatarSvg, scene: sceneSvg };

/**
 * The image at `/media/{id}` as SVG text, where the ID is a kind, a hyphen, and a slug of letters, digits and hyphens:
 * `avatar-{slug}` and `scene-{slug}` for any slug, and those of `others`. Undefined for any other ID. The ID itself
 * never becomes part of the SVG.
 */
export function drawing(id: string, others: Readonly<Record<string, Draw>>): string | undefined {
  const [, kind = '', slug = ''] = /^([a-z]+)-([a-z\d][a-z\d-]{0,99})$/i.exec(id) ?? [];
  const kinds = { ...others, ...DRAWINGS };
  return Object.hasOwn(kinds, kind) ? kinds[kind]?.(slug) : undefined;
}
