import type { ReportCase } from '../reportCase';

const toCsv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(';')).join('\n');

/** What spreadsheets write for TRUE and FALSE, and people for yes and no, by language. */
const TRUTHS: readonly (readonly [language: string, yes: string, no: string])[] = [
  ['English', 'TRUE', 'FALSE'],
  ['German', 'WAHR', 'FALSCH'],
  ['German, by hand', 'Ja', 'Nein'],
  ['French', 'VRAI', 'FAUX'],
  ['French, by hand', 'Oui', 'Non'],
  ['Spanish', 'VERDADERO', 'FALSO'],
  ['Spanish, by hand', 'Sí', 'No'],
  ['Italian', 'VERO', 'FALSO'],
  ['Italian, by hand', 'sì', 'no'],
  ['Portuguese', 'VERDADEIRO', 'FALSO'],
  ['Portuguese, by hand', 'Sim', 'Não'],
  ['Dutch', 'WAAR', 'ONWAAR'],
  ['Dutch, by hand', 'ja', 'nee'],
  ['Polish', 'PRAWDA', 'FAŁSZ'],
  ['Polish, by hand', 'tak', 'nie'],
  ['Russian', 'ИСТИНА', 'ЛОЖЬ'],
  ['Russian, by hand', 'Да', 'Нет'],
  ['Swedish', 'SANT', 'FALSKT'],
  ['Danish', 'SAND', 'FALSK'],
  ['Norwegian', 'SANN', 'USANN'],
  ['Finnish', 'TOSI', 'EPÄTOSI'],
  ['Czech', 'PRAVDA', 'NEPRAVDA'],
  ['Hungarian', 'IGAZ', 'HAMIS'],
  ['Turkish', 'DOĞRU', 'YANLIŞ'],
  ['Romanian', 'ADEVĂRAT', 'FALS'],
  ['Ukrainian, by hand', 'так', 'ні'],
  ['Greek, by hand', 'Ναι', 'Όχι'],
  ['marks', '✓', '✗'],
  ['heavy marks', '✔', '✘'],
  ['marks and dashes', 'x', '–'],
  ['letters with accents apart', 'si\u0300', 'na\u0303o'],
  ['formulas', '=TRUE()', '=FALSE()'],
];

/** Whether stock is tracked, by language. */
const TRACKING: readonly (readonly [header: string, yes: string, no: string])[] = [
  ['Track inventory', 'Yes', 'No'],
  ['manage_stock', '1', '0'],
  ['Bestand führen', 'ja', 'nein'],
  ['Suivi du stock', 'oui', 'non'],
  ['Control de existencias', 'sí', 'no'],
  ['Gestione scorte', 'sì', 'no'],
  ['Voorraad bijhouden', 'ja', 'nee'],
  ['Śledź stan magazynowy', 'tak', 'nie'],
  ['Controle de estoque', 'sim', 'não'],
];

const PUBLISHED = [
  { sku: 'BL-1', status: 'ACTIVE' },
  { sku: 'BL-2', status: 'DRAFT' },
];

/** The column that says whether products are visible, its opposite, and their words, by language. */
const STATUSES: readonly (readonly [
  language: string,
  header: string,
  active: string,
  draft: string,
  opposite: string,
])[] = [
  ['English', 'Active', 'published', 'hidden', 'Hidden'],
  ['German', 'Aktiv', 'veröffentlicht', 'Entwurf', 'Ausgeblendet'],
  ['French', 'Statut', 'Publié', 'Brouillon', 'Masqué'],
  ['Spanish', 'Estado', 'Publicado', 'Borrador', 'Oculto'],
  ['Italian', 'Stato', 'Pubblicato', 'Bozza', 'Nascosto'],
  ['Portuguese', 'Estado', 'Publicado', 'Rascunho', 'Oculto'],
  ['Dutch', 'Zichtbaar', 'Gepubliceerd', 'Concept', 'Verborgen'],
  ['Polish', 'Widoczny', 'Opublikowany', 'Szkic', 'Ukryty'],
];

/** Headers of a file in one language. */
const HEADERS: readonly (readonly [language: string, headers: readonly string[]])[] = [
  [
    'English',
    ['SKU', 'Name', 'Price', 'Active', 'In stock', 'Quantity', 'Sale price', 'Sale from', 'Sale until', 'Brand'],
  ],
  [
    'German',
    [
      'Artikelnummer',
      'Bezeichnung',
      'Preis',
      'Aktiv',
      'Auf Lager',
      'Menge',
      'Aktionspreis',
      'Aktion von',
      'Aktion bis',
      'Marke',
    ],
  ],
  [
    'French',
    [
      'Référence',
      'Désignation',
      'Prix',
      'Actif',
      'En stock',
      'Quantité',
      'Prix promo',
      'Début promo',
      'Fin promo',
      'Marque',
    ],
  ],
  [
    'Portuguese',
    [
      'Referência',
      'Nome',
      'Preço',
      'Ativo',
      'Disponível',
      'Quantidade',
      'Preço promocional',
      'Início da promoção',
      'Fim da promoção',
      'Marca',
    ],
  ],
  [
    'Spanish',
    [
      'Referencia',
      'Nombre',
      'Precio',
      'Activo',
      'Disponible',
      'Cantidad',
      'Precio rebajado',
      'Inicio de oferta',
      'Fin de oferta',
      'Marca',
    ],
  ],
  [
    'Italian',
    [
      'Codice articolo',
      'Nome',
      'Prezzo',
      'Attivo',
      'Disponibile',
      'Quantità',
      'Prezzo scontato',
      'Inizio offerta',
      'Fine offerta',
      'Marca',
    ],
  ],
  [
    'Dutch',
    [
      'Artikelnummer',
      'Naam',
      'Prijs',
      'Actief',
      'Op voorraad',
      'Aantal',
      'Actieprijs',
      'Aanbieding vanaf',
      'Aanbieding tot',
      'Merk',
    ],
  ],
  [
    'Polish',
    [
      'Kod produktu',
      'Nazwa',
      'Cena',
      'Aktywny',
      'Dostępny',
      'Ilość',
      'Cena promocyjna',
      'Promocja od',
      'Promocja do',
      'Marka',
    ],
  ],
];

const TARGETS = [
  'sku',
  'name',
  'price',
  'status',
  'availability',
  'stock',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'brand',
] as const;

/** Booleans as spreadsheets write them, and headers and words in the languages that files are read in. */
/** Shopify's status of a product, whether its online store shows it, and what it becomes. */
const SHOPIFY_STATUS: readonly (readonly [status: string, published: string, becomes: string])[] = [
  ['active', 'FALSE', 'DRAFT'],
  ['active', 'FALSCH', 'DRAFT'],
  ['active', 'TRUE', 'ACTIVE'],
  ['active', '', 'ACTIVE'],
  ['draft', 'TRUE', 'DRAFT'],
  ['archived', 'FALSE', 'ARCHIVED'],
  ['', 'FALSE', 'DRAFT'],
];

export const SHOPIFY_PUBLISHED: readonly ReportCase[] = [
  ...['Published', 'Published on online store'].flatMap((header) =>
    SHOPIFY_STATUS.map(([status, published, becomes]): ReportCase => ({
      title: `a product of Shopify with the status “${status}” and “${published}” as ${header} becomes ${becomes}`,
      files: [`Handle,Title,Variant SKU,Variant Price,${header},Status\nmug,Mug,M-1,9,${published},${status}`],
      products: [{ status: becomes }],
      ...(becomes === 'DRAFT' && status === 'active'
        ? { issues: [{ code: 'NOT_PUBLISHED', severity: 'INFO', rowNumber: 2, column: header }] }
        : { noIssues: ['NOT_PUBLISHED'] }),
    })),
  ),
  {
    title: 'a product of Shopify that is not published stays active if its status is not imported',
    files: [
      'Handle,Title,Variant SKU,Variant Price\nmug,Mug,M-1,9',
      {
        content: 'Handle,Title,Variant SKU,Variant Price,Published,Status\nmug,Mug,M-1,9,FALSE,active',
        toColumn: (column) => (column.source === 'Status' ? { ...column, target: null, transforms: [] } : column),
      },
    ],
    products: [{ status: 'ACTIVE' }],
  },
];

export const WORDS: readonly ReportCase[] = [
  ...TRUTHS.map(([language, yes, no]): ReportCase => ({
    title: `publishes what is marked as published only, with yes and no as ${language}`,
    files: [
      toCsv([
        ['sku', 'name', 'price EUR', 'published'],
        ['BL-1', 'Pot Lid', '9,00', yes],
        ['BL-2', 'Pot', '19,00', no],
      ]),
    ],
    targets: { published: 'status' },
    products: PUBLISHED,
  })),
  ...STATUSES.flatMap(([language, header, active, draft, opposite]): ReportCase[] => [
    {
      title: `reads the words of a status in ${language}`,
      files: [
        toCsv([
          ['sku', 'name', 'price EUR', header],
          ['BL-1', 'Pot Lid', '9', active],
          ['BL-2', 'Pot', '19', draft],
        ]),
      ],
      targets: { [header]: 'status' },
      products: PUBLISHED,
    },
    {
      title: `publishes no product that ${opposite} says is hidden`,
      files: [
        toCsv([
          ['sku', 'name', 'price EUR', opposite],
          ['BL-1', 'Pot Lid', '9', 'no'],
          ['BL-2', 'Pot', '19', 'x'],
        ]),
      ],
      targets: { [opposite]: 'status' },
      products: PUBLISHED,
    },
  ]),
  ...HEADERS.map(([language, headers]): ReportCase => ({
    title: `finds status, availability, quantity, sale and dates by their headers in ${language}`,
    files: [
      toCsv([
        headers,
        ['BL-1', 'Pot Lid', '19.90', 'ja', 'ja', '4', '14.90', '2026-12-01', '2026-12-24', 'Norde'],
        ['BL-2', 'Pot', '29.90', 'nein', 'nein', '0', '', '', '', 'Norde'],
      ]),
    ],
    targets: Object.fromEntries(headers.map((header, index) => [header, TARGETS[index]!])),
    products: [
      {
        sku: 'BL-1',
        status: 'ACTIVE',
        stock: 4,
        prices: [
          {
            amount: 14.9,
            compareAt: 19.9,
            compareAtFrom: '2026-12-01T00:00:00.000Z',
            compareAtUntil: '2026-12-24T23:59:59.999Z',
          },
        ],
      },
      { sku: 'BL-2', status: 'DRAFT', stock: 0 },
    ],
  })),
  {
    title: 'reads the values of all rows, also those in other words than the first rows',
    files: [
      toCsv([
        ['sku', 'name', 'price EUR', 'ausgeblendet'],
        ...Array.from({ length: 205 }, (_, row) => [`A-${100 + row}`, `Cup ${row}`, '9', 'nein']),
        ['A-000', 'Hidden cup', '9', 'wahr'],
      ]),
    ],
    targets: { ausgeblendet: 'status' },
    products: [
      { sku: 'A-000', status: 'DRAFT' },
      ...Array.from({ length: 9 }, (_, row) => ({ sku: `A-${100 + row}`, status: 'ACTIVE' })),
    ],
  },
  {
    title: 'reads words for stock, backorders and availability in other languages',
    files: [
      toCsv([
        ['sku', 'name', 'price EUR', 'Bestand', 'Verfügbarkeit', 'Überverkauf'],
        ['ST-1', 'Bowl', '9', '0', '', 'ja'],
        ['ST-2', 'Cup', '9', '5', 'auf Lager', 'nein'],
        ['ST-3', 'Jug', '9', '', 'ausverkauft', 'nein'],
        ['ST-4', 'Pot', '9', '', 'vorbestellbar', 'nein'],
      ]),
    ],
    targets: { Bestand: 'stock', Verfügbarkeit: 'availability', Überverkauf: 'backorders' },
    products: [
      { sku: 'ST-1', stock: 0, availability: 'BACKORDER' },
      { sku: 'ST-2', stock: 5 },
      { sku: 'ST-3', availability: 'OUT_OF_STOCK' },
      { sku: 'ST-4', availability: 'PREORDER' },
    ],
  },
  ...TRACKING.map(([header, yes, no]): ReportCase => ({
    title: `has products available whatever their stock if ${header} says ${no}`,
    files: [
      toCsv([
        ['sku', 'name', 'price EUR', 'stock', header],
        ['TR-1', 'Bowl', '9', '0', no],
        ['TR-2', 'Cup', '9', '7', yes],
      ]),
    ],
    targets: { [header]: 'availability' },
    products: [
      { sku: 'TR-1', stock: 0, availability: 'IN_STOCK', attributes: [] },
      { sku: 'TR-2', stock: 7, attributes: [] },
    ],
  })),
  {
    title: 'prefers a column for the status to one for its opposite, which is listed',
    files: ['sku,name,price EUR,Hidden,Active\nHA-1,Bowl,9,off,off\nHA-2,Cup,9,off,on'],
    targets: { Active: 'status', Hidden: null },
    products: [
      { sku: 'HA-1', status: 'DRAFT' },
      { sku: 'HA-2', status: 'ACTIVE' },
    ],
    job: { importSummary: { notApplied: [{ column: 'Hidden', reason: 'OTHER_COLUMN' }] } },
  },
  {
    title: 'reads headers without accents and with accents as separate characters',
    files: [
      toCsv([
        ['Referencia', 'Descricao', 'Veroeffentlicht', 'Quantita\u0300'],
        ['NF-1', 'Uma tigela.', 'ja', '3'],
      ]),
    ],
    targets: { Descricao: 'description', Veroeffentlicht: 'status', 'Quantita\u0300': 'stock' },
  },
  {
    title: 'reports a cross beside check marks, because it can mean yes and no',
    files: ['sku,name,price EUR,visible\nCR-1,Bowl,9,✓\nCR-2,Cup,9,x\nCR-3,Jug,9,✓'],
    targets: { visible: 'status' },
    products: [
      { sku: 'CR-1', status: 'ACTIVE' },
      { sku: 'CR-3', status: 'ACTIVE' },
    ],
    issues: [{ code: 'BOOLEAN_UNCLEAR', severity: 'ERROR', rowNumber: 3, column: 'visible' }],
  },
  {
    title: 'reports a status that it does not know instead of guessing',
    files: [
      'sku,name,status\nUN-1,Bowl,active\nUN-2,Cup,active\nUN-3,Jug,draft\nUN-4,Pot,draft\nUN-5,Jar,active\nUN-6,Vase,active\nUN-7,Lid,perhaps',
    ],
    issues: [{ code: 'STATUS_UNKNOWN', rowNumber: 8, column: 'status' }],
  },
];
