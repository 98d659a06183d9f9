import type { ReportCase } from '../reportCase';

const rows = (...lines: string[]) => lines.join('\n');

const WOO =
  'ID,Type,SKU,Name,Published,Short description,Description,Regular price,Tags,Attribute 1 name,Attribute 1 value(s)';

const VENDURE =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory';

/** Cells as WooCommerce, Vendure, Magento, and PrestaShop write them. */
export const CELLS: readonly ReportCase[] = [
  {
    title: 'WooCommerce’s line breaks in descriptions are line breaks, and escaped ones are the two characters',
    files: [
      rows(
        WOO,
        '1,simple,W-1,Gloves,1,Short,"<p>One</p>\\n<p>In C:\\\\new</p>",30,,,',
        '2,simple,W-2,Hat,1,"Warm.\\nDry.",,30,,,',
      ),
    ],
    products: [{ description: '<p>One</p>\n<p>In C:\\new</p>' }, { description: 'Warm.\nDry.' }],
  },
  {
    title: 'WooCommerce’s apostrophe before a sign is removed in every column',
    files: [
      rows(
        WOO,
        `1,simple,'-W-1,'-10 Gloves,'-1,,'=Equal,30,"'@home, b",'+Grade,'-5`,
        "2,simple,W-2,'Tis Hat,1,,'+Plus,30,'@home,,",
      ),
    ],
    products: [
      {
        sku: '-W-1',
        name: '-10 Gloves',
        status: 'DRAFT',
        description: '=Equal',
        attributes: [
          { name: '+Grade', value: '-5' },
          { name: 'tags', value: '@home, b' },
        ],
      },
      { sku: 'W-2', name: "'Tis Hat", description: '+Plus' },
    ],
  },
  {
    title: 'a percentage is the number of an attribute that is a number, and the text of others',
    attributes: { Recycled: 'NUMBER', Cotton: 'TEXT' },
    files: [rows('sku;name;price EUR;Recycled;Cotton', 'P-1;Shirt;20;12,5 %;50 %', 'P-2;Cap;10;5;a % sign')],
    products: [
      {
        attributes: [
          { name: 'Recycled', value: '0.125' },
          { name: 'Cotton', value: '50 %' },
        ],
      },
      {
        attributes: [
          { name: 'Recycled', value: '5' },
          { name: 'Cotton', value: 'a % sign' },
        ],
      },
    ],
    noIssues: ['ATTRIBUTE_TYPE'],
  },
  {
    title: 'Vendure’s brand facet is the brand, and other facets are attributes',
    files: [
      rows(
        VENDURE,
        'Lamp,lamp,,,Brand:Lumo|material:Steel|manufacturer:Works,,,L-1,9,standard,1,',
        'Mug,mug,,,Marke:Becher,,,M-1,9,standard,1,',
      ),
    ],
    products: [
      {
        brand: 'Lumo',
        attributes: [
          { name: 'material', value: 'Steel' },
          { name: 'manufacturer', value: 'Works' },
        ],
      },
      { brand: 'Becher', attributes: [] },
    ],
  },
  {
    title: 'Vendure tracks stock for true, 1, yes, and blank cells',
    files: [
      rows(
        VENDURE,
        ...['false', 'FALSE', '0', 'no', 'true', '1', 'Yes', ''].map(
          (word, index) => `P ${index},p${index},,,,,,S-${index},9,standard,0,${word}`,
        ),
      ),
    ],
    // Vendure has a quantity of what it doesn’t track, too.
    products: [true, true, true, true, false, false, false, false].map((isUntracked) => ({
      variants: [isUntracked ? { stock: null, availability: 'IN_STOCK' } : { stock: 0, availability: null }],
    })),
  },
  {
    title: 'Vendure’s texts in several languages are those of the product and its variants',
    catalog: { currencies: ['EUR'], defaultLocale: 'en', locales: ['en'] },
    files: [
      rows(
        'name:en,name:de,slug:en,slug:de,description:en,description:de,assets,facets:en,facets:de,optionGroups:en,optionGroups:de,optionValues:en,optionValues:de,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets:en,variantFacets:de',
        'Shoe,Schuh,shoe,schuh,Light.,Leicht.,,upper:leather,Obermaterial:Leder,size:shoe-size,Größe:shoe-size,42,42,S-1,99,standard,,true,,sole:soft,Sohle:weich',
        ',,,,,,,,,,,43,43,S-1,99,standard,3,true,,,',
      ),
    ],
    products: [
      {
        sku: 'shoe',
        attributes: [{ name: 'upper', value: 'leather' }],
        values: [
          { attribute: 'description', locale: 'de', text: 'Leicht.' },
          { attribute: 'name', locale: 'de', text: 'Schuh' },
          { attribute: 'slug', locale: 'de', text: 'schuh' },
          { attribute: 'upper', locale: 'de', text: 'Leder' },
        ],
        variants: [
          {
            sku: 'S-1',
            options: [{ name: 'size', value: '42' }],
            attributes: [{ name: 'sole', value: 'soft' }],
            stock: 0,
          },
          { sku: 'S-1-43', options: [{ name: 'size', value: '43' }], stock: 3 },
        ],
      },
    ],
    issues: [
      { code: 'SKU_DUPLICATE', severity: 'WARNING', rowNumber: 2 },
      { code: 'SKU_DUPLICATE', severity: 'WARNING', rowNumber: 3 },
    ],
    noIssues: ['VARIANT_TEXT_SKIPPED'],
    isUndone: true,
  },
  {
    title: 'a last row of separators is no variant in Vendure’s file',
    files: [
      rows(VENDURE, 'Lamp,lamp,,,,size,S,L-1,9,standard,1,true', ',,,,,,,,,,,'),
      rows(VENDURE, 'Mug,mug,,,,,,M-1,9,standard,1,true', ' , ,|,|,|,|,|, , , , ,'),
    ],
    products: [{ variants: [{ sku: 'L-1' }] }, { variants: [{ sku: 'M-1' }] }],
    job: { counts: { failed: 0, created: 1 } },
  },
  {
    title: 'PrestaShop’s header names the separators',
    files: [
      rows(
        'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Image URLs (x,y,z...)',
        '1;1;Leash;Pets,Dogs;12.00;LEASH;https://img.example.com/l.jpg,https://img.example.com/m.jpg',
      ),
      rows(
        'Product ID;Active (0/1);Name *;Categories (x|y|z...);Price tax excluded;Reference #;Image URLs (x|y|z...)',
        '2;1;Collar;Pets, small|Dogs;12.00;COLLAR;/l,1.jpg|/m.jpg',
      ),
      rows(
        'ID;Aktiv (0/1);Name *;Kategorien (x,y,z...);Preis;Artikelnummer;Bild-URLs (x,y,z...)',
        '3;1;Napf;Tiere,Hunde;12.00;NAPF;/a.jpg,/b.jpg',
      ),
    ],
    products: [
      { sku: 'COLLAR', categories: ['Pets, small', 'Dogs'], media: [{ url: '/l,1.jpg' }, { url: '/m.jpg' }] },
      {
        sku: 'LEASH',
        categories: ['Pets', 'Dogs'],
        media: [{ url: 'https://img.example.com/l.jpg' }, { url: 'https://img.example.com/m.jpg' }],
      },
      { sku: 'NAPF', categories: ['Tiere', 'Hunde'], media: [{ url: '/a.jpg' }, { url: '/b.jpg' }] },
    ],
  },
  {
    title:
      'Magento’s empty value clears fields, attributes, and the sale, and files with one of its headers are its own',
    files: [
      rows(
        'sku,attribute_set_code,product_type,name,description,price,special_price,meta_title,qty,additional_attributes,material',
        'MAG-1,Default,simple,Wool Rug,Warm,120,99,Rugs,3,"origin=Nepal,care=Dry",Wool',
      ),
      rows(
        'sku,name,description,price,special_price,meta_title,qty,additional_attributes,material',
        'MAG-1,Wool Rug,__EMPTY__VALUE__,120,__EMPTY__VALUE__,__EMPTY__VALUE__,__EMPTY__VALUE__,origin=__EMPTY__VALUE__,__EMPTY__VALUE__',
      ),
    ],
    products: [
      {
        name: 'Wool Rug',
        description: '',
        family: null,
        stock: null,
        prices: [{ amount: 120, compareAt: null }],
        attributes: [{ name: 'care', value: 'Dry' }],
      },
    ],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  {
    title: 'Magento’s attribute set is the family, and an unknown one is a warning',
    files: [rows('sku,attribute_set_code,name,price', 'MAG-2,Zeppelins,Airship,9', 'MAG-3,Default,Kite,9')],
    targets: { attribute_set_code: 'family' },
    products: [
      { sku: 'MAG-2', family: null },
      { sku: 'MAG-3', family: null },
    ],
    issues: [{ code: 'FAMILY_UNKNOWN', rowNumber: 2 }],
  },
];
