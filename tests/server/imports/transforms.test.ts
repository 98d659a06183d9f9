import { describe, expect, it } from 'vitest';
import { textFrom } from '#server/domain/imports/cells/cellReader';
import { compileMapping } from '#server/domain/imports/mapping/mapping';
import type { TransformRecord } from '#server/records/imports';
import type { TransformType } from '#server/types.generated';
import { mapColumns } from './readFile';

const transform = (type: TransformType, argument: string | null = null, replacement: string | null = null) => ({
  type,
  argument,
  replacement,
});

const COLUMNS = ['a', 'b', 'c'];

const compile = (target: string | null, transforms: TransformRecord[], source = 'a') =>
  compileMapping([{ source, target, transforms }], COLUMNS, (cell) => cell.trim());

const apply = (transforms: TransformRecord[], ...cells: string[]) =>
  compile('name', transforms).getReaders('name')[0]!.read(cells);

describe('Transformation', () => {
  it.each<[string, TransformRecord[], string[], string | string[]]>([
    ['TRIM folds blanks', [transform('TRIM')], ['  a \n b\u00a0 c '], 'a b c'],
    ['UPPERCASE', [transform('UPPERCASE')], ['straße'], 'STRASSE'],
    ['LOWERCASE', [transform('LOWERCASE')], ['ÉA'], 'éa'],
    ['NUMBER with a comma', [transform('NUMBER', ',')], ['1.234,50'], '1234.5'],
    ['NUMBER with a point', [transform('NUMBER', '.')], ['1,234'], '1234'],
    ['NUMBER without a sign', [transform('NUMBER')], ['1.5'], '1.5'],
    ['DATE by day', [transform('DATE', 'DD.MM.YYYY')], ['05.11.2026'], '2026-11-05'],
    ['DATE without zeros, with a time', [transform('DATE', 'M/D/YYYY')], ['2/29/2024 10:00'], '2024-02-29 10:00'],
    ['DATE with a year of two digits', [transform('DATE', 'YY/MM/DD')], ['26/03/01'], '2026-03-01'],
    ['SPLIT', [transform('SPLIT', '/')], ['a / b/c'], ['a', 'b', 'c']],
    ['SPLIT and then change each', [transform('SPLIT', ','), transform('UPPERCASE')], ['a,b'], ['A', 'B']],
    ['SPLIT twice', [transform('SPLIT', ';'), transform('SPLIT', ',')], ['a,b;c'], ['a', 'b', 'c']],
    ['REPLACE', [transform('REPLACE', '.', '-')], ['a.b.c'], 'a-b-c'],
    ['REPLACE by nothing', [transform('REPLACE', 'x')], ['axbx'], 'ab'],
    ['CONSTANT', [transform('CONSTANT', 'EUR')], [''], 'EUR'],
    ['FIRST_OF takes the column itself', [transform('FIRST_OF', 'b|c')], ['x', 'y', 'z'], 'x'],
    ['FIRST_OF takes the first that is filled', [transform('FIRST_OF', 'b|c')], [' ', '', 'z'], 'z'],
    ['FIRST_OF and then another', [transform('FIRST_OF', 'b'), transform('UPPERCASE')], ['', 'y'], 'Y'],
    ['none touches a blank cell', [transform('NUMBER'), transform('DATE', 'DD.MM.YYYY')], [' '], ''],
  ])('%s', (_what, transforms, cells, value) => {
    expect(apply(transforms, ...cells)).toEqual(value);
  });

  it.each<[string, TransformRecord, string, string]>([
    ['a text that is no number', transform('NUMBER', ','), '12 pieces', 'NUMBER_INVALID'],
    ['a date in another order', transform('DATE', 'DD.MM.YYYY'), '2026-11-05', 'DATE_INVALID'],
    ['a day that there is not', transform('DATE', 'DD.MM.YYYY'), '31.02.2026', 'DATE_INVALID'],
  ])('reports a problem for %s', (_what, step, text, code) => {
    expect(apply([step], text)).toMatchObject({ code, suggestedFix: expect.arrayContaining([expect.any(String)]) });
  });

  it.each<[string, TransformRecord, RegExp]>([
    ['a DATE without a year', transform('DATE', 'DD.MM'), /“DD\.MM” isn’t a valid date format/],
    ['a DATE without anything', transform('DATE'), /DATE transformation requires/],
    ['a SPLIT without a separator', transform('SPLIT'), /SPLIT transformation requires/],
    ['a REPLACE of nothing', transform('REPLACE', ''), /REPLACE transformation requires/],
    ['a NUMBER with another sign', transform('NUMBER', ';'), /“\.” or “,”, not “;”/],
  ])('is rejected: %s', (_what, step, message) => {
    expect(() => apply([step], 'x')).toThrow(message);
  });
});

describe('Mapping', () => {
  it('is rejected for a column missing from the file, unless it is not imported', () => {
    expect(() => compile('name', [], 'gone')).toThrow(/uses the column “gone”, which/);
    expect(compile(null, [], 'gone').getReaders('name')).toEqual([]);
    expect(
      compile('name', [transform('CONSTANT', 'x')], 'gone')
        .getReaders('name')[0]!
        .read([]),
    ).toBe('x');
    expect(
      compile('name', [transform('FIRST_OF', 'b')], 'gone')
        .getReaders('name')[0]!
        .read(['', 'y']),
    ).toBe('y');
  });

  it.each(['title', 'attribute:', 'option:', 'toString'])('is rejected for the target %j', (target) => {
    expect(() => compile(target, [])).toThrow(/isn’t a field/);
  });

  it('uses the first non-blank column of a target, in mapping order', () => {
    const mapping = compileMapping(
      mapColumns({ b: 'name', a: 'name', c: 'attribute:Colour' }),
      COLUMNS,
      (cell) => cell,
    );
    const fail = () => expect.unreachable();
    expect(textFrom(mapping.getReaders('name'), ['1', '2'], fail)).toBe('2');
    expect(textFrom(mapping.getReaders('name'), ['1', ''], fail)).toBe('1');
    expect(textFrom(mapping.getReaders('name'), ['', ''], fail)).toBe('');
    expect(textFrom(mapping.getReaders('sku'), ['1', '2'], fail)).toBeUndefined();
    expect(mapping.namedReaders('attribute:').map(({ name }) => name)).toEqual(['Colour']);
  });

  it('never reads the issues column', () => {
    const mapping = compileMapping(mapColumns({ _issues: 'name' }), ['_issues'], (cell) => cell);
    expect(mapping.getReaders('name')).toEqual([]);
  });
});
