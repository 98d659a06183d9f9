import type { ReportCase } from '../reportCase';

const lines = (...rows: string[]) => rows.join('\n');

const CLIP = lines(
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Published',
  'clip,Sash Clip,A clip for a wide sash.,Finish,Brass,CLP-B,4.00,https://img.example.com/c.jpg,TRUE',
  'clip,,,,Steel,CLP-S,3.50,,',
);

const ROWS =
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)';

const stocks = (brass: number | null, steel: number | null) => [
  {
    sku: 'clip',
    name: 'Sash Clip',
    attributes: [],
    variants: [
      { sku: 'CLP-B', stock: brass, prices: [{ amount: 4 }] },
      { sku: 'CLP-S', stock: steel, prices: [{ amount: 3.5 }] },
    ],
  },
];

const UPDATED = { counts: { created: 0, updated: 1, failed: 0 } };

const inventory = (title: string, content: string, products: object[]): ReportCase => ({
  title,
  files: [CLIP, content],
  products,
  job: UPDATED,
});

/** Stock by place, other columns of recognized layouts, and values that systems write as JSON. */
export const INVENTORY: readonly ReportCase[] = [
  inventory(
    'the stock of a variant at several places is added up, and nothing else of its product changes',
    lines(
      ROWS,
      'clip,Old Name,Finish,Brass,CLP-B,7326,AT,Berlin Store,A1,0,0,7,7,',
      'clip,Old Name,Finish,Brass,CLP-B,7326,AT,Graz Warehouse,,0,0,5,5,',
      'clip,Old Name,Finish,Steel,CLP-S,,,Berlin Store,,0,0,2,2,',
      'clip,Old Name,Finish,Steel,CLP-S,,,Graz Warehouse,,0,0,not stocked,not stocked,',
    ),
    stocks(12, 2),
  ),
  inventory(
    'the new number on hand is used instead of the current one',
    lines(
      ROWS,
      'clip,Sash Clip,Finish,Brass,CLP-B,,,Berlin Store,,0,0,7,7,9',
      'clip,Sash Clip,Finish,Brass,CLP-B,,,Graz Warehouse,,0,0,5,5,0',
      'clip,Sash Clip,Finish,Steel,CLP-S,,,Berlin Store,,0,0,2,2,',
    ),
    stocks(9, 2),
  ),
  inventory(
    'the stock in a column for each place is added up',
    lines(
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Berlin Store,Graz Warehouse,Linz',
      'clip,Sash Clip,Finish,Brass,CLP-B,,,7,5,1',
      'clip,Sash Clip,Finish,Steel,CLP-S,,,2,not stocked,',
    ),
    stocks(13, 2),
  ),
  inventory(
    'the available inventory in a column for each place is added up',
    lines(
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Inventory Available: Berlin,Inventory Available: Graz,Inventory On Hand: Graz,Inventory Available Adjust: Graz',
      'clip,Sash Clip,Finish,Brass,CLP-B,7,5,8,1',
      'clip,Sash Clip,Finish,Steel,CLP-S,2,,3,',
    ),
    stocks(12, 2),
  ),
  {
    ...inventory(
      'rows by warehouse of any list are added up',
      lines('SKU;Lager;Bestand', 'CLP-B;Berlin;7', 'CLP-S;Berlin;2', 'CLP-B;Graz;5', 'CLP-S;Graz;0'),
      stocks(12, 2),
    ),
    targets: { Lager: null, Bestand: 'stock' },
    job: { counts: { created: 0, updated: 2, failed: 0 } },
  },
  {
    title: 'a stock at one of several places that is no number is an error in its row',
    files: [
      CLIP,
      lines(
        ROWS,
        'clip,Sash Clip,Finish,Brass,CLP-B,,,Berlin Store,,0,0,7,7,',
        'clip,Sash Clip,Finish,Brass,CLP-B,,,Graz Warehouse,,0,0,5,many,',
      ),
    ],
    products: stocks(null, null),
    issues: [{ code: 'STOCK_INVALID', rowNumber: 3 }],
  },
  {
    title: 'columns that a layout does not know are read by their words',
    files: [
      lines(
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Quantity,Image,Barcode EAN,Brand',
        'mug,Mug,Color,Red,MUG-R,10,5,https://img.example.com/m.jpg,4006381333931,Norde',
        'mug,,Color,Blue,MUG-B,11,6,,7350053850019,',
      ),
    ],
    products: [
      {
        sku: 'mug',
        brand: 'Norde',
        attributes: [],
        media: [{ url: 'https://img.example.com/m.jpg' }],
        variants: [
          { sku: 'MUG-R', stock: 5, gtin: '4006381333931' },
          { sku: 'MUG-B', stock: 6, gtin: '7350053850019' },
        ],
      },
    ],
  },
  {
    title: 'metafields that are written as JSON become readable values with their names',
    files: [
      lines(
        'Handle\tTitle\tVariant SKU\tVariant Price\tCare (product.metafields.custom.care)\tWidth (product.metafields.custom.width)\tDeposit (product.metafields.custom.deposit)\tRating (product.metafields.reviews.rating)\tMetafield: custom.pack_size [list.volume]\tManual (product.metafields.custom.manual)',
        'rug\tWool Rug\tRUG-1\t220\t["Vacuum","Do not wash"]\t{"value":1.4,"unit":"METERS"}\t{"amount":"20.00","currency_code":"EUR"}\t{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}\t[{"value":2,"unit":"LITERS"},{"value":8,"unit":"fluid_ounces"}]\t{"text":"Manual","url":"https://example.com/m.pdf"}',
      ),
    ],
    products: [
      {
        attributes: [
          { name: 'Care', value: 'Vacuum, Do not wash' },
          { name: 'Width', value: '1.4 m' },
          { name: 'Deposit', value: '20.00 EUR' },
          { name: 'Rating', value: '4.5' },
          { name: 'pack size', value: '2 l, 8 fl oz' },
          { name: 'Manual', value: 'https://example.com/m.pdf' },
        ],
      },
    ],
  },
  {
    title: 'metafields of dates, rich texts, and lists are texts, and only JSON stays as it is',
    files: [
      lines(
        'Handle\tTitle\tVariant SKU\tVariant Price\tDay (product.metafields.custom.day)\tLaunch (product.metafields.custom.launch)\tStory (product.metafields.custom.story)\tDays (product.metafields.custom.days)\tFees (product.metafields.custom.fees)\tLinks (product.metafields.custom.links)\tLab (product.metafields.custom.lab)',
        'rug\tWool Rug\tRUG-1\t220\t2026-12-24\t2026-12-24T08:00:00+01:00\t{"type":"root","children":[{"type":"heading","level":2,"children":[{"type":"text","value":"Wool & care"}]},{"type":"paragraph","children":[{"type":"text","value":"Made in "},{"type":"text","value":"Nepal","bold":true},{"type":"text","value":", see "},{"type":"link","url":"https://example.com","children":[{"type":"text","value":"how"}]}]},{"type":"list","listType":"unordered","children":[{"type":"list-item","children":[{"type":"text","value":"Soft"}]},{"type":"list-item","children":[{"type":"text","value":"Warm","italic":true}]}]}]}\t["2026-01-02","2026-02-03"]\t[{"amount":"1.50","currency_code":"EUR"},{"amount":"2.00","currency_code":"EUR"}]\t[{"text":"A","url":"https://example.com/a"},{"text":"B","url":"https://example.com/b"}]\t{"a":[1,2]}',
      ),
    ],
    products: [
      {
        attributes: [
          { name: 'Day', value: '2026-12-24' },
          { name: 'Launch', value: '2026-12-24T08:00:00+01:00' },
          { name: 'Story', value: 'Wool & care\nMade in Nepal, see how\nSoft\nWarm' },
          { name: 'Days', value: '2026-01-02, 2026-02-03' },
          { name: 'Fees', value: '1.50 EUR, 2.00 EUR' },
          { name: 'Links', value: 'https://example.com/a, https://example.com/b' },
          { name: 'Lab', value: '{"a":[1,2]}' },
        ],
        variants: [{ externalReference: null }],
      },
    ],
  },
  {
    title: 'a rich text that is the description becomes HTML',
    files: [
      {
        content: lines(
          'sku\tname\tprice\tStory (product.metafields.custom.story)',
          'RUG-1\tWool Rug\t220\t{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","value":"Soft < warm","bold":true}]},{"type":"list","listType":"ordered","children":[{"type":"list-item","children":[{"type":"text","value":"One"}]}]}]}',
        ),
        toColumn: (column) => (column.source.startsWith('Story') ? { ...column, target: 'description' } : column),
      },
    ],
    products: [{ description: '<p><strong>Soft &lt; warm</strong></p><ol><li>One</li></ol>' }],
  },
  {
    title: 'metafields in a file of no layout become readable values, too',
    files: [
      lines('sku;name;price;Width (product.metafields.custom.width)', 'RUG-1;Wool Rug;220;{"value":60,"unit":"cm"}'),
    ],
    products: [{ attributes: [{ name: 'Width', value: '60 cm' }] }],
  },
];
