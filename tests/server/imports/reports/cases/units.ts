import type { ReportCase } from '../reportCase';

const rows = (...lines: readonly string[]) => lines.join('\n');

/** Files of systems that have one unit for all weights or dimensions, which the file does not name. */
const WITHOUT_UNITS: readonly (readonly [file: string, content: string, columns: readonly string[]])[] = [
  ['a list', rows('sku,name,price EUR,Weight', 'U-1,Skillet,35,1.2'), ['Weight']],
  ['a German list', rows('Artikelnummer;Bezeichnung;Preis;Gewicht', 'U-1;Pfanne;35,00;1,25'), ['Gewicht']],
  ['a French list', rows('Référence;Désignation;Prix;Poids', 'U-1;Poêle;35,00;1,25'), ['Poids']],
  [
    'PrestaShop, whose unit is a setting of the shop',
    rows(
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Width;Height;Depth;Weight',
      '1;1;Skillet;Kitchen;35.00;U-1;30;5;45;1.2',
    ),
    ['Width', 'Height', 'Depth', 'Weight'],
  ],
  [
    'PrestaShop in German',
    rows(
      'ID;Aktiv (0/1);Name *;Kategorien (x,y,z...);Preis;Artikelnummer;Paketbreite;Pakethöhe;Pakettiefe;Paketgewicht',
      '1;1;Pfanne;Küche;35.00;U-1;30;5;45;1.2',
    ),
    ['Paketbreite', 'Pakethöhe', 'Pakettiefe', 'Paketgewicht'],
  ],
  [
    'PrestaShop in French',
    rows(
      'ID;Actif (0/1);Nom *;Catégories (x,y,z...);Prix HT;Référence;Largeur du colis;Hauteur du colis;Profondeur du colis;Poids du colis',
      '1;1;Poêle;Cuisine;35.00;U-1;30;5;45;1.2',
    ),
    ['Largeur du colis', 'Hauteur du colis', 'Profondeur du colis', 'Poids du colis'],
  ],
  [
    'Magento, whose unit is a setting of the shop',
    rows('sku,attribute_set_code,product_type,name,price,weight', 'U-1,Default,simple,Skillet,35,1.2'),
    ['weight'],
  ],
  [
    'Medusa, which has no unit',
    rows(
      'Product Handle,Product Title,Product Status,Product Weight,Product Height,Variant Title,Variant SKU,Variant Price EUR',
      'pan,Skillet,published,1200,5,Default,U-1,35',
    ),
    ['Product Weight', 'Product Height'],
  ],
  ['a Polish list', rows('sku;nazwa;cena;Waga;Szerokość', 'U-1;Patelnia;35,00;1,2;30'), ['Waga', 'Szerokość']],
  [
    'BigCommerce, whose unit is a setting of the shop',
    rows(
      'Item Type,Product Name,Product Code/SKU,Price,Product Weight,Product Width,Product Height,Product Depth',
      'Product,Skillet,U-1,35,1.2,30,5,45',
    ),
    ['Product Weight', 'Product Width', 'Product Height', 'Product Depth'],
  ],
  [
    'several weights',
    rows('sku,name,price EUR,Net weight,Gross weight,Versandgewicht', 'U-1,Skillet,35,1.2,1.4,1.5'),
    ['Net weight', 'Gross weight', 'Versandgewicht'],
  ],
  [
    'WooCommerce in German, without the unit in the header',
    rows('ID,Typ,Artikelnummer,Name,Veröffentlicht,Regulärer Preis,Gewicht', '1,simple,U-1,Pfanne,1,35,1.2'),
    ['Gewicht'],
  ],
];

/** Headers of WooCommerce in other languages, which have the units of the shop. */
const WOOCOMMERCE: readonly (readonly [language: string, header: string])[] = [
  ['German', 'ID,Typ,Artikelnummer,Name,Veröffentlicht,Regulärer Preis,Gewicht (kg),Länge (cm),Breite (cm),Höhe (cm)'],
  ['French', 'ID,Type,UGS,Nom,Publié,Tarif régulier,Poids (kg),Longueur (cm),Largeur (cm),Hauteur (cm)'],
  ['Spanish', 'ID,Tipo,SKU,Nombre,Publicado,Precio normal,Peso (kg),Longitud (cm),Anchura (cm),Altura (cm)'],
];

const measures = (...values: readonly (readonly [name: string, value: string])[]) =>
  values.map(([name, value]) => ({ name, value }));

const unit = (argument: string) => ({ type: 'UNIT', argument, replacement: null });

/** A file of Medusa, in which products and variants have a weight and a material each. */
const MEDUSA = rows(
  'Product Handle,Product Title,Product Status,Product Weight,Product Material,Variant Title,Variant SKU,Variant Weight,Variant Length,Variant Width,Variant Height,Variant Material,Variant Price EUR,Variant Option 1 Name,Variant Option 1 Value',
  'pan,Skillet,published,1200,Iron,S,U-1-S,1000,45,30,5,Iron,35,Size,S',
  'pan,Skillet,published,1200,Iron,L,U-1-L,1300,55,40,6,Steel,45,Size,L',
  'lid,Lid,published,300,,Default,U-2,,,,,,5,Default option,Default option value',
);

const IN_UNITS: Readonly<Record<string, string>> = {
  'Product Weight': 'g',
  'Variant Weight': 'g',
  'Variant Length': 'cm',
  'Variant Width': 'cm',
  'Variant Height': 'cm',
};

/** Weights and dimensions whose unit the file does not name, and the unit that someone selects for them. */
export const units: readonly ReportCase[] = [
  ...WITHOUT_UNITS.map(([file, content, columns]): ReportCase => ({
    title: `asks for the units of ${file}`,
    catalog: { currencies: ['EUR'] },
    files: [{ content, input: { mode: 'DRY_RUN' } }],
    job: {
      importSummary: {
        notApplied: columns.map((column) => ({ column, reason: 'UNIT_MISSING', isOpen: true, unreadCount: 1 })),
      },
    },
    issues: columns.map((column) => ({ code: 'UNIT_MISSING', severity: 'WARNING', column, rowNumber: 2 })),
  })),
  ...WOOCOMMERCE.map(([language, header]): ReportCase => ({
    title: `reads the units in the headers of WooCommerce in ${language}`,
    catalog: { currencies: ['EUR'] },
    files: [rows(header, '1,simple,U-1,Skillet,1,35,1.2,45,30,5')],
    products: [
      {
        attributes: measures(['Weight', '1.2 kg'], ['Length', '45 cm'], ['Width', '30 cm'], ['Height', '5 cm']),
      },
    ],
    noIssues: ['UNIT_MISSING'],
  })),
  {
    title: 'reads units in columns as Amazon names them',
    files: [
      rows(
        'item_sku,item_name,standard_price,item_weight,item_weight_unit_of_measure,item_length,item_length_unit_of_measure',
        'U-1,Skillet,35,1.2,KG,45,CM',
      ),
    ],
    products: [{ attributes: measures(['Weight', '1.2 kg'], ['Length', '45 cm']) }],
    noIssues: ['UNIT_MISSING'],
  },
  {
    title: 'reads units of nested measures',
    files: [
      {
        name: 'products.json',
        content: JSON.stringify([
          {
            sku: 'U-1',
            name: 'Skillet',
            price: 35,
            weight: { value: 1.2, unit: 'kg' },
            dimensions: { length: 45, width: 30, height: 5, unit: 'cm' },
          },
        ]),
      },
    ],
    products: [
      {
        attributes: measures(['Weight', '1.2 kg'], ['Length', '45 cm'], ['Width', '30 cm'], ['Height', '5 cm']),
      },
    ],
    noIssues: ['UNIT_MISSING'],
  },
  ...(
    [
      ['Peso (libras)', '1,2', '1.2 lb'],
      ['Gewicht in Gramm', '450', '450 g'],
      ['Poids (grammes)', '450', '450 g'],
      ['Peso (quilogramas)', '1,2', '1.2 kg'],
    ] as const
  ).map(([header, cell, value]): ReportCase => ({
    title: `reads the word for the unit in ${header}`,
    files: [rows(`sku;name;price EUR;${header}`, `U-1;Skillet;35;${cell}`)],
    products: [{ attributes: measures(['Weight', value]) }],
    noIssues: ['UNIT_MISSING'],
  })),
  {
    title: 'uses the unit that someone selects for a column',
    files: [
      {
        content: rows('sku,name,price EUR,Weight,Height', 'U-1,Skillet,35,1.2,5', 'U-2,Lid,15,0,2 in'),
        toColumn: (column) => {
          if (column.source === 'Weight') return { ...column, transforms: [...column.transforms, unit('kg')] };
          return column.source === 'Height' ? { ...column, transforms: [...column.transforms, unit('cm')] } : column;
        },
      },
    ],
    products: [
      { sku: 'U-1', attributes: measures(['Weight', '1.2 kg'], ['Height', '5 cm']) },
      { sku: 'U-2', attributes: measures(['Height', '2 in']) },
    ],
    noIssues: ['UNIT_MISSING'],
  },
  {
    title: 'reads weights, dimensions, and materials of Medusa’s variants with the units that someone selects',
    catalog: { currencies: ['EUR'] },
    files: [
      {
        content: MEDUSA,
        toColumn: (column) => {
          const argument = IN_UNITS[column.source];
          return argument === undefined ? column : { ...column, transforms: [unit(argument)] };
        },
      },
    ],
    products: [
      { sku: 'lid', attributes: measures(['Weight', '300 g']), variants: [{ sku: 'U-2', attributes: [] }] },
      {
        sku: 'pan',
        attributes: measures(['Weight', '1200 g'], ['Material', 'Iron']),
        variants: [
          {
            attributes: measures(['Weight', '1000 g'], ['Length', '45 cm'], ['Width', '30 cm'], ['Height', '5 cm']),
          },
          {
            attributes: measures(
              ['Weight', '1300 g'],
              ['Length', '55 cm'],
              ['Width', '40 cm'],
              ['Height', '6 cm'],
              ['Material', 'Steel'],
            ),
          },
        ],
      },
    ],
    noIssues: ['UNIT_MISSING', 'ATTRIBUTE_TYPE'],
  },
  {
    title: 'reports weights of Medusa without a unit for each column instead of each product',
    catalog: { currencies: ['EUR'] },
    files: [MEDUSA],
    products: [
      { sku: 'lid', attributes: measures(['Weight', '300']) },
      {
        sku: 'pan',
        variants: [{ attributes: [{ name: 'Weight', value: '1000' }, {}, {}, {}] }, {}],
      },
    ],
    issues: Object.keys(IN_UNITS).map((column) => ({ code: 'UNIT_MISSING', column })),
    noIssues: ['ATTRIBUTE_TYPE'],
  },
  {
    title: 'reports each weight that is no number beside those without a unit',
    files: [rows('sku,name,price EUR,Weight', 'U-1,Skillet,35,1.2', 'U-2,Lid,15,heavy', 'U-3,Pot,15,2')],
    issues: [
      { code: 'UNIT_MISSING', column: 'Weight' },
      { code: 'ATTRIBUTE_TYPE', column: 'Weight', rowNumber: 3 },
    ],
  },
  {
    title: 'changes an attribute of variants and leaves their others as they are',
    files: [
      ...[
        ['variant_attributes', 'Care=Dry|Lining=Silk'],
        ['variantAttribute:Care', 'Wash'],
      ].map(([header = '', cell]) => ({
        content: rows(
          `product_sku,product_name,sku,price EUR,size,${header}`,
          `C-1,Coat,C-1-S,35,S,${cell}`,
          'C-1,Coat,C-1-L,35,L,',
        ),
        toColumn: <Column extends { source: string; target: string | null }>(column: Column): Column =>
          column.source === header
            ? { ...column, target: header.includes(':') ? header : 'variantAttributes' }
            : column,
      })),
    ],
    products: [{ variants: [{ attributes: measures(['Care', 'Wash'], ['Lining', 'Silk']) }, { attributes: [] }] }],
  },
  {
    title: 'asks for the unit of a column that someone maps to the weight',
    files: [
      {
        content: rows('sku,name,price EUR,Masse', 'U-1,Skillet,35,1.2'),
        toColumn: (column) => (column.source === 'Masse' ? { ...column, target: 'attribute:Weight' } : column),
      },
    ],
    issues: [{ code: 'UNIT_MISSING', column: 'Masse' }],
  },
  {
    title: 'does not ask for units that cells or another column have, or for a column without a weight',
    files: [
      rows('sku,name,price EUR,Weight,Height,Height unit,Width', 'U-1,Skillet,35,1.2 kg,5,cm,0', 'U-2,Lid,15,,2,in,0'),
    ],
    noIssues: ['UNIT_MISSING'],
  },
  {
    title: 'reads a weight with three digits after its comma by the prices of the file',
    files: [rows('sku;name;price EUR;Gewicht (kg)', 'U-1;Skillet;35,50;1,234', 'U-2;Lid;15,90;2,500')],
    products: [{ attributes: measures(['Weight', '1.234 kg']) }, { attributes: measures(['Weight', '2.5 kg']) }],
  },
  {
    title: 'reads a weight with three digits after its comma by the other weights of the file',
    files: [rows('sku;name;price EUR;Gewicht (g)', 'U-1;Skillet;35;1,234', 'U-2;Lid;15;2,5')],
    products: [{ attributes: measures(['Weight', '1.234 g']) }, { attributes: measures(['Weight', '2.5 g']) }],
  },
  {
    title: 'reads a weight with a comma for thousands where prices have a decimal point',
    files: [rows('sku;name;price EUR;Weight (g)', 'U-1;Skillet;35.50;1,234')],
    products: [{ attributes: measures(['Weight', '1234 g']) }],
  },
  ...(
    [
      ['false', 'IN_STOCK'],
      ['False', 'IN_STOCK'],
      ['no', 'IN_STOCK'],
      ['0', 'IN_STOCK'],
      ['FALSCH', 'IN_STOCK'],
      ['true', null],
      ['Yes', null],
      ['1', null],
      ['WAHR', null],
      ['', null],
    ] as const
  ).map(([word, availability]): ReportCase => ({
    title: `reads “${word}” of Medusa’s stock management`,
    catalog: { currencies: ['EUR'] },
    files: [
      rows(
        'Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Variant Manage Inventory,Variant Inventory Quantity,Variant Price EUR',
        `pan,Skillet,published,Default,U-1,${word},0,35`,
      ),
    ],
    products: [{ variants: [{ stock: 0, availability }] }],
  })),
];
