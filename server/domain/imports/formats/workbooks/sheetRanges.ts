import { say } from '#server/records/sentence';
import { parseColumnReference, isUsableRange, MAX_RANGES, type MergedRange } from './mergedCells';
import type { Hyperlink } from '../hyperlinks';
import type { ByteSource, YieldIfDue } from '../source';
import { xmlSink } from '../xml';
import { unzipParts } from './zip';

/** Longer than any tag of a merged range or of a hyperlink, whose tooltip and text have at most 255 characters. */
const MAX_TAG = 4_000;

const TAG = /<(?:\w+:)?(mergeCell|hyperlink)\s([^>]*)>/g;

const RANGE = /\bref="\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?"/;

/** The ID of a relationship, whatever the prefix of its namespace. */
const RELATIONSHIP = /\w:id="([^"]*)"/;

const readRange = (attributes: string): MergedRange | null => {
  const [, left = '', top = '', right = left, bottom = top] = RANGE.exec(attributes) ?? [];
  const range = {
    top: Number(top),
    left: parseColumnReference(left),
    bottom: Number(bottom),
    right: parseColumnReference(right),
  };
  return isUsableRange(range) ? range : null;
};

/** What a sheet lists after its cells, from top to bottom. */
export interface SheetRanges {
  merged: readonly MergedRange[];
  links: readonly Hyperlink[];
}

const byTop = (a: MergedRange, b: MergedRange) => a.top - b.top;

/** Reads the merged ranges and web links of a sheet. They are listed after its cells, so the whole sheet is read. */
export async function readSheetRanges(
  source: ByteSource,
  yieldIfDue: YieldIfDue,
  sheetPart: string,
): Promise<SheetRanges> {
  const merged: MergedRange[] = [];
  const links: { range: MergedRange; id: string }[] = [];
  const targets = new Map<string, string>();
  const relations = sheetPart.replace(/([^/]+)$/, '_rels/$1.rels');
  const relationSink = xmlSink(say`The sheet`, {
    open: (_, { Id, Target = '' }) => {
      if (Id && /^https?:\/\//i.test(Target) && targets.size < MAX_RANGES) targets.set(Id, Target);
    },
    text: () => undefined,
    close: () => undefined,
  });
  const decoder = new TextDecoder();
  let rest = '';
  const isWanted = (name: string) => name === sheetPart || name === relations;
  for await (const { name, bytes, isLast } of unzipParts(source, yieldIfDue, isWanted)) {
    if (name === relations) {
      relationSink(bytes, isLast);
      continue;
    }
    const text = rest + decoder.decode(bytes, { stream: !isLast });
    let end = 0;
    for (const match of /mergeCell|hyperlink/.test(text) ? text.matchAll(TAG) : []) {
      const [tag, kind, attributes = ''] = match;
      end = match.index + tag.length;
      const range = readRange(attributes);
      if (!range) continue;
      const id = RELATIONSHIP.exec(attributes)?.[1];
      if (kind === 'mergeCell' && merged.length < MAX_RANGES) merged.push(range);
      else if (id !== undefined && links.length < MAX_RANGES) links.push({ range, id });
    }
    rest = text.slice(Math.max(end, text.length - MAX_TAG));
  }
  return {
    merged: merged.sort(byTop),
    links: links
      .flatMap(({ range, id }) => {
        const url = targets.get(id);
        return url === undefined ? [] : [{ ...range, url }];
      })
      .sort(byTop),
  };
}
