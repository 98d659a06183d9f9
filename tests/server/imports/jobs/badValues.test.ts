import { expect, test } from 'vitest';
import { createAttribute } from '#server/domain/attributes/attributeWrites';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { CreateAttributeInput } from '#server/types.generated';
import { createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { getIssues, startSuggested } from './importSetup';

const label = (text: string) => [{ locale: 'en', text }];

const DEFINITIONS: CreateAttributeInput[] = [
  { labels: label('Capacity'), type: 'NUMBER', rules: { max: 9 } },
  { labels: label('Height'), type: 'MEASUREMENT', unitFamily: 'LENGTH', rules: { units: ['cm', 'm'] } },
  { labels: label('Washable'), type: 'BOOLEAN' },
  { labels: label('Released'), type: 'DATE' },
  { labels: label('Manual'), type: 'URL' },
  { labels: label('Label'), type: 'IMAGE', rules: { allowedTypes: ['PNG', 'AVIF'] } },
  { labels: label('Washing'), type: 'RICH_TEXT' },
  { labels: label('Shade'), type: 'SELECT', options: [{ labels: label('Dark red') }, { labels: label('Blue') }] },
];

const importFile = async (file: string, locales = ['en']) => {
  const ctx = createTestContext();
  const { id: catalogId } = await createCatalog(ctx, { name: 'Garden', locales, channels: ['web'] });
  for (const definition of DEFINITIONS) await createAttribute(ctx, { ...definition, isLocalizable: true });
  const at = ctx.now().toISOString();
  const stamp = { createdAt: at, updatedAt: at, updatedBy: 'Ada' };
  const family = { id: '1', code: 'tools', labels: label('Tools'), attributes: [], variantAxes: ['shade'], ...stamp };
  await ctx.store.commit([{ table: 'families', put: family }]);
  const job = await startSuggested(ctx, catalogId, file, {
    toColumn: ({ target, ...column }) => ({
      ...column,
      target:
        column.source === 'lang'
          ? 'locale'
          : (target ?? (column.source === 'sku' ? null : `attribute:${column.source}`)),
    }),
  });
  await runJobs(ctx);
  return getIssues(ctx, await jobNow(ctx, job));
};

const OWN = 'product_sku,prices,variant_sku,name';

test.each<[header: string, row: string, column: string, message: string, suggestedFix: string]>([
  [
    'sku,name,Capacity',
    'A,Tent,many',
    'Capacity',
    'The value “many” of Capacity isn’t a number.',
    'Enter a number. Example: 12.5.',
  ],
  ['sku,name,Capacity', 'A,Tent,12', 'Capacity', 'The value “12” of Capacity is too high.', 'Enter a value 9 or less.'],
  [
    'sku,name,Height',
    'A,Tent,3 cmm',
    'Height',
    'The unit “cmm” can’t be used for Height.',
    'Did you mean cm? Units: cm, m.',
  ],
  [
    'sku,name,Washable',
    'A,Tent,often',
    'Washable',
    'The value “often” of Washable isn’t yes or no.',
    'Enter yes or no. Example: Yes.',
  ],
  [
    'sku,name,Released',
    'A,Tent,soon',
    'Released',
    'The value “soon” of Released isn’t a date.',
    'Enter a date. Example: 2026-03-01.',
  ],
  [
    'sku,name,Manual',
    'A,Tent,guide',
    'Manual',
    'The value “guide” of Manual isn’t a web URL.',
    'Enter a web URL. Example: https://example.com/guide.pdf.',
  ],
  [
    'sku,name,Label',
    'A,Tent,/labels/tent.gif',
    'Label',
    'The file type “gif” of “/labels/tent.gif” can’t be used for Label.',
    'Use one of these file types: PNG, AVIF.',
  ],
  [
    'sku,name,description,Washing',
    'A,Tent,<p>Warm</p>,<p>Cold</p><script>bad()</script>',
    'Washing',
    'The value of Washing contains HTML that is removed wherever it is shown: <script>.',
    'Remove it, or use other HTML.',
  ],
  ['sku,name,Shade', 'A,Tent,Dark rad', 'Shade', '“Dark rad” isn’t an option of Shade.', 'Did you mean “Dark red”?'],
  [
    'sku,name,Shade',
    'A,Tent,Violet',
    'Shade',
    '“Violet” isn’t an option of Shade.',
    'Use one of these options: Dark red, Blue.',
  ],
  [
    `${OWN},attributes`,
    'A,,,Tent,Capacity=many',
    'attributes',
    'The value “many” of Capacity isn’t a number.',
    'Enter a number. Example: 12.5.',
  ],
  [
    'sku,name,name-de',
    'A,Tent,Zelt',
    'name-de',
    'The catalog does not have the language de.',
    'Add it to the catalog’s languages.',
  ],
  [
    `${OWN},values`,
    'A,,,Tent,name==wab=Zelt',
    'values',
    'The catalog does not have the channel wab.',
    'Use web, or add it to the catalog’s channels.',
  ],
  [
    'sku,name,family',
    'A,Tent,tolls',
    'family',
    'No family has the code tolls.',
    'Use tools, or create the family first.',
  ],
  [
    `${OWN},associations`,
    'A,,,Tent,PART_OF=A',
    'associations',
    'A product can’t be associated with itself: A.',
    'Remove the association, or enter the SKU of another product.',
  ],
])('%s with %s is reported at its row and its column', async (header, row, column, message, suggestedFix) => {
  const issues = await importFile(`${header}\n${row}\n`);
  expect(issues.filter((issue) => issue.message === message)).toEqual([
    expect.objectContaining({ rowNumber: 2, column, suggestedFix }),
  ]);
});

test.each<[header: string, rows: string, row: number, column: string, message: string]>([
  [
    'sku,name,Capacity,Capacity-de',
    'A,Tent,3,viel',
    2,
    'Capacity-de',
    'The value “viel” of Capacity (German) isn’t a number.',
  ],
  [
    'sku,name,Shade,Shade-de-web',
    'A,Tent,Blue,Dark rad',
    2,
    'Shade-de-web',
    '“Dark rad” isn’t an option of Shade (German, web).',
  ],
  [
    `${OWN},attributes,values`,
    'A,,,Tent,Capacity=3,capacity==web=many',
    2,
    'values',
    'The value “many” of Capacity (web) isn’t a number.',
  ],
  [
    'sku,name,Capacity,lang',
    'A,Tent,3,en\nA,Zelt,viel,de',
    3,
    'Capacity',
    'The value “viel” of Capacity (German) isn’t a number.',
  ],
  [
    `${OWN},family,variant_options`,
    'A,,,Tent,tools,\nA,,A-1,,,Shade=Blue\nA,,A-2,,,Shade=Dark rad',
    4,
    'variant_options',
    '“Dark rad” isn’t an option of Shade (variant A-2).',
  ],
])(
  '%s with %s is reported at the row and the column of the value',
  async (header, rows, rowNumber, column, message) => {
    const issues = await importFile(`${header}\n${rows}\n`, ['en', 'de']);
    expect(issues.filter(({ code }) => code.startsWith('ATTRIBUTE'))).toEqual([
      expect.objectContaining({ severity: 'WARNING', rowNumber, column, message }),
    ]);
  },
);
