import { say, type Sentence } from '#server/records/sentence';
import { createFileError } from '../../errors';
import { getNumberKind, type NumberKind } from './numberFormats';
import type { YieldIfDue, ByteSource } from '../source';
import { localName, xmlSink, type PartSink } from '../xml';
import { unzipParts } from './zip';

/**
 * The data that cells of a sheet reference. Part names, elements and number formats follow ECMA-376 (Office Open XML).
 */
export interface Workbook {
  /** Name of the first visible sheet's part in the archive. */
  sheetPart: string;
  sharedStrings: string[];
  /** What numbers are, for each cell style. */
  numberKinds: NumberKind[];
  /** Whether days count from 1904 instead of 1900. */
  isFrom1904: boolean;
}

/** Maximum characters of shared strings held in memory while a sheet is read. */
const MAX_SHARED = 256 * 1024 * 1024;

/** The size counted for a shared string beside its text, so that there are at most four million of them. */
const TEXT_OVERHEAD = 64;

/** Maximum cell styles of a workbook (Excel specifications and limits). */
const MAX_STYLES = 65_490;

const ignore = () => undefined;

/** The text with Excel's `_x000D_` escapes decoded, which stand for characters not allowed in XML. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
}

const readSharedStrings = (workbook: Workbook): PartSink => {
  let isText = false;
  let isPhonetic = false;
  let size = 0;
  let text = '';
  const assertRoom = () => {
    if (size + text.length > MAX_SHARED) {
      throw createFileError(say`The workbook contains too much text. Save the sheet as CSV.`);
    }
  };
  return xmlSink(say`The workbook`, {
    open: (tag) => {
      const name = localName(tag);
      if (name === 'si') text = '';
      else if (name === 't') isText = !isPhonetic;
      else if (name === 'rPh') isPhonetic = true;
    },
    text: (part) => {
      if (!isText) return;
      text += part;
      assertRoom();
    },
    close: (tag) => {
      const name = localName(tag);
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        size += text.length + TEXT_OVERHEAD;
        assertRoom();
        workbook.sharedStrings.push(unescapeText(text));
      }
    },
  });
};

const readStyles = (workbook: Workbook): PartSink => {
  const codes = new Map<number, string>();
  let isCellStyle = false;
  return xmlSink(say`The workbook`, {
    open: (tag, { numFmtId, formatCode = '' }) => {
      const name = localName(tag);
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, formatCode);
      else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle && workbook.numberKinds.length < MAX_STYLES) {
        workbook.numberKinds.push(getNumberKind(id, codes.get(id)));
      }
    },
    text: ignore,
    close: (tag) => {
      if (localName(tag) === 'cellXfs') isCellStyle = false;
    },
  });
};

const resolvePart = (target: string) =>
  target.startsWith('/') ? target.slice(1) : new URL(target, 'zip:///xl/').pathname.slice(1);

/** Parts of other documents that are ZIP archives as well. */
const OTHER_DOCUMENTS: readonly (readonly [part: string, message: Sentence])[] = [
  [
    'xl/workbook.bin',
    say`The file is a binary Excel workbook (.xlsb), which can’t be read. Save it as .xlsx or CSV and try again.`,
  ],
  [
    'Index/Document.iwa',
    say`The file is an Apple Numbers document, which can’t be read. Save it as .xlsx or CSV and try again.`,
  ],
];

const notWorkbook = (names: ReadonlySet<string>) => {
  const [, message] = OTHER_DOCUMENTS.find(([part]) => names.has(part)) ?? [];
  return createFileError(
    message ??
      say`The file is a ZIP archive but not a spreadsheet. Select an .xlsx or .ods file, or extract the archive first.`,
  );
};

/** Reads everything except the sheet itself. Throws INVALID if the archive is not a workbook. */
export async function readWorkbook(source: ByteSource, yieldIfDue: YieldIfDue): Promise<Workbook> {
  const workbook: Workbook = { sheetPart: '', sharedStrings: [], numberKinds: [], isFrom1904: false };
  const targets = new Map<string, string>();
  let firstSheet: string | undefined;
  const sinks = new Map([
    ['xl/sharedStrings.xml', readSharedStrings(workbook)],
    ['xl/styles.xml', readStyles(workbook)],
    [
      'xl/_rels/workbook.xml.rels',
      xmlSink(say`The workbook`, {
        open: (_, { Id, Target }) => {
          if (Id && Target) targets.set(Id, resolvePart(Target));
        },
        text: ignore,
        close: ignore,
      }),
    ],
    [
      'xl/workbook.xml',
      xmlSink(say`The workbook`, {
        open: (tag, attributes) => {
          const name = localName(tag);
          if (name === 'workbookPr') workbook.isFrom1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
          if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible')
            firstSheet ??= attributes['r:id'] ?? '';
        },
        text: ignore,
        close: ignore,
      }),
    ],
  ]);
  const names = new Set<string>();
  const isWanted = (name: string) => {
    names.add(name);
    return sinks.has(name);
  };
  for await (const { name, bytes, isLast } of unzipParts(source, yieldIfDue, isWanted)) {
    sinks.get(name)?.(bytes, isLast);
  }
  if (firstSheet === undefined) throw notWorkbook(names);
  return { ...workbook, sheetPart: targets.get(firstSheet) ?? 'xl/worksheets/sheet1.xml' };
}
