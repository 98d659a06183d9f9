import { expect, it } from 'vitest';
import { createShop } from '../shops/shopClient';

const INSPECT = `query ($fileId: ID!) { fileInspection(fileId: $fileId) {
  notApplied { column target reason message rowCount unreadCount unread { text rowCount rowNumber } isOpen dateReadings { order dates } }
} }`;

const DEFINE =
  'mutation { createAttribute(input: { labels: [{ locale: "en", text: "Release day" }], type: DATE }) { attribute { id } } }';

const list = (header: string, ...cells: readonly string[]) =>
  [`SKU,Name,Price EUR,${header}`, ...cells.map((cell, index) => `DI-${index},Mug,9,${cell}`)].join('\n');

type Reading = readonly [order: string, ...dates: (string | null)[]];

/** Files, and for each column with unclear dates what they can be. */
const CASES: readonly (readonly [title: string, file: string, columns: Record<string, readonly Reading[]>])[] = [
  [
    'asks whether the day or the month is first',
    list('Available from', '3/1/26', '05-04-2026', '2026-03-01'),
    {
      'Available from': [
        ['DMY', '2026-01-03', '2026-04-05'],
        ['MDY', '2026-03-01', '2026-05-04'],
      ],
    },
  ],
  [
    'asks whether the day or the year is first',
    list('Available from', '26/03/15', '26/03/01'),
    {
      'Available from': [
        ['DMY', '2015-03-26', '2001-03-26'],
        ['YMD', '2026-03-15', '2026-03-01'],
      ],
    },
  ],
  [
    'asks about all columns with such dates, attributes included',
    list('Available from,Release day', '3/1/26,5/4/26', ',4/4/26'),
    {
      'Available from': [
        ['DMY', '2026-01-03'],
        ['MDY', '2026-03-01'],
      ],
      'Release day': [
        ['DMY', '2026-04-05'],
        ['MDY', '2026-05-04'],
      ],
    },
  ],
  [
    'asks about dates of a file whose clear dates differ in their order',
    list('Available from', '3/1/26', '25/1/26', '1/25/26', '01.02.2026'),
    {
      'Available from': [
        ['DMY', '2026-01-03', '2026-02-01'],
        ['MDY', '2026-03-01', '2026-01-02'],
      ],
    },
  ],
  ['does not ask if another date of the column tells', list('Available from', '3/1/26', '1/25/26'), {}],
  [
    'does not ask if a date of another column tells, far below',
    list('Available from,Release day', ...Array.from({ length: 210 }, () => '3/1/26,'), ',25/1/26'),
    {},
  ],
  [
    'does not ask if a date in a list of attributes tells',
    list('Release day,Attributes', '3/1/26,Release day=25/1/26'),
    {},
  ],
  ['does not ask about dates that are clear', list('Available from', '4/4/26', '2026-03-01', '6.7.2026'), {}],
  ['does not ask about columns without dates', list('Batch', '3/1/26'), {}],
  [
    'does not ask about files of Magento, which writes the month first',
    'sku,attribute_set_code,product_type,name,price,special_price,special_price_from_date\nDI-1,Default,simple,Mug,9,8,3/1/26',
    {},
  ],
];

it.each(CASES)('%s', async (_, file, columns) => {
  const shop = await createShop();
  await shop.request(DEFINE);
  const { fileInspection } = await shop.request(INSPECT, { fileId: await shop.upload(file, 'list.csv') });
  const found = fileInspection.notApplied.filter(({ reason }: { reason: string }) => reason === 'DATE_UNCLEAR');
  expect(
    Object.fromEntries(
      found.map(({ column, dateReadings }: { column: string; dateReadings: { order: string; dates: string[] }[] }) => [
        column,
        dateReadings.map(({ order, dates }) => [order, ...dates]),
      ]),
    ),
  ).toEqual(columns);
});

it('says which dates of a column are unclear, and in which rows', async () => {
  const shop = await createShop();
  const file = list('Available from', '3/1/26', '2026-03-01', '3/1/26', '5/6/26', '');
  const { fileInspection } = await shop.request(INSPECT, { fileId: await shop.upload(file, 'list.csv') });
  expect(fileInspection.notApplied).toMatchObject([
    {
      column: 'Available from',
      target: 'availableFrom',
      reason: 'DATE_UNCLEAR',
      rowCount: 4,
      unreadCount: 3,
      unread: [
        { text: '3/1/26', rowCount: 2, rowNumber: 2 },
        { text: '5/6/26', rowCount: 1, rowNumber: 5 },
      ],
      isOpen: true,
      message:
        'The column “Available from” has 3 dates that can be read in more than one way: “3/1/26”, “5/6/26”. They’re errors until their order is known.',
    },
  ]);
});
