import { parseArgs } from 'node:util';
import { isCurrency } from '#server/domain/locales/currencies';
import { getUnits } from '#server/records/units';
import type { FilterGroup } from '#shared/filterText';
import { parseFilterText } from '#shared/parseFilterText';
import type {
  CreateCatalogInput,
  DateFormatOrder,
  ErrorPolicy,
  FeedFormat,
  LayoutCode,
  UnitFamily,
} from '#server/types.generated';

const LAYOUTS: Record<string, LayoutCode> = {
  shopify: 'SHOPIFY',
  woocommerce: 'WOOCOMMERCE',
  magento: 'MAGENTO',
  vendure: 'VENDURE',
  medusa: 'MEDUSA',
  akeneo: 'AKENEO',
  unopim: 'UNOPIM',
  'google-merchant': 'GOOGLE_MERCHANT',
  'catalog-manager': 'CATALOG_MANAGER',
  custom: 'CUSTOM',
};

const POLICIES: Record<string, ErrorPolicy> = {
  'reject-everything': 'REJECT_EVERYTHING',
  'reject-failed-rows': 'REJECT_FAILED_ROWS',
  'ignore-failed': 'IGNORE_FAILED',
};

const DATE_ORDERS: Record<string, DateFormatOrder> = { dmy: 'DMY', mdy: 'MDY', ymd: 'YMD' };

const EXPORTS: Record<string, FeedFormat> = {
  shopify: 'SHOPIFY_CSV',
  vendure: 'VENDURE_CSV',
  medusa: 'MEDUSA_CSV',
};

export const USAGE = `Creates a published catalog from product files.

  npm run catalog -- publish FILE… --out DIR [--layout NAME] [--currency CODE] [--policy NAME] [--skip-invalid]
                            [--weight-unit UNIT] [--length-unit UNIT] [--date-order ORDER] [--shop-url URL] [--link-pattern PATH] [--image-base-url URL]
                            [--export NAME]… [--where FILTER] [--json]

Imports the files in the given order into a new in-memory catalog, validates every product, publishes the catalog
as version 1, and writes its feeds to DIR: canonical JSON, CSV in Catalog Manager layout, Google Merchant XML.

  --out DIR      folder for the feeds; created if it doesn't exist
  --layout NAME  ${Object.keys(LAYOUTS).slice(0, 6).join(', ')},
                 ${Object.keys(LAYOUTS).slice(6).join(', ')};
                 detected from the headers by default
  --currency CODE
                 ISO 4217 code for prices whose column has no currency. Default: EUR. Required if
                 other columns of the file have a currency
  --weight-unit UNIT, --length-unit UNIT
                 unit of weights and of dimensions whose column has none. Example: kg, cm
  --date-order ORDER
                 order of the numbers in dates that can be read in more than one way: dmy, mdy, or ymd
  --policy NAME  what to do with products that have errors:
                   reject-everything   publish nothing
                   reject-failed-rows  skip the product (default)
                   ignore-failed       skip only the invalid fields
  --skip-invalid publish the products that are ready and keep those with errors as drafts
  --shop-url URL        shop that the Google feed links to. Example: https://www.example.com
  --link-pattern PATH   path of a product page in the shop, with {slug}, {sku}, or {id} (external reference).
                        Default: /products/{slug}
  --image-base-url URL  base of relative image URLs. Default: the shop URL
                        Options that aren't set are taken from absolute URLs in the files, if any. The Google feed
                        leaves out items that Google would reject; CODE-v1-left-out.csv lists the reasons.
  --export NAME  also writes a file that another system can import: ${Object.keys(EXPORTS).join(', ')}. Prints what the
                 system can't take. Can be used several times
  --where FILTER the products in the files of --export. Example: 'price[EUR] < 10 and (brand is "Acme" or stock = 0)'.
                 docs/integrating.md has the fields and operators. Default: all products
  --json         print the summary as JSON:
                   {files:[{file, layout, rows}], products, variants, categories, created, updated, skipped, failed, blocked,
                    issues:[{code, severity, rowNumber, field, message, messageParts:{template, values}}], notApplied:[{file, column, reason, rowCount, message}], leftOut, version, checksum, feeds:[path],
                    google:{shopUrl, linkPattern, imageBaseUrl, items, leftOutFile,
                            leftOut:[{sku, name, reasons:[{code, field, message}]}]},
                    exports:[{format, file, log:[text], issues}]}
  --help         show this help

Prints the summary to standard output and, in a terminal, progress to standard error.
Exit codes: 0 success, 1 not published (see the summary or standard error for the reasons), 2 usage error.
`;

export interface PublishOptions {
  files: string[];
  out: string;
  layout: LayoutCode | null;
  /** Currency of prices whose column has none. */
  currency: string | null;
  policy: ErrorPolicy;
  /** Units of measures whose column has none. */
  units: Partial<Record<UnitFamily, string>>;
  /** Order of the numbers in dates that can be read in more than one way. */
  dateOrder: DateFormatOrder | null;
  /** Leaves products with errors out of the version. */
  skipInvalid: boolean;
  /** The shop settings given, as fields of a catalog input. */
  shop: Pick<CreateCatalogInput, 'shopUrl' | 'linkPattern' | 'imageBaseUrl'>;
  /** The files for other systems. */
  exports: FeedFormat[];
  /** Which products these contain; null for all. */
  where: FilterGroup | null;
  json: boolean;
}

/** Thrown for invalid command-line usage; the message describes the problem. */
export class UsageError extends Error {}

const named = <Value>(values: Record<string, Value>, option: string, name: string): Value => {
  if (Object.hasOwn(values, name)) return values[name]!;
  throw new UsageError(`Unknown value for --${option}: ${name}. Use one of ${Object.keys(values).join(', ')}.`);
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        layout: { type: 'string' },
        currency: { type: 'string' },
        'weight-unit': { type: 'string' },
        'length-unit': { type: 'string' },
        'date-order': { type: 'string' },
        policy: { type: 'string', default: 'reject-failed-rows' },
        'skip-invalid': { type: 'boolean', default: false },
        'shop-url': { type: 'string' },
        'link-pattern': { type: 'string' },
        'image-base-url': { type: 'string' },
        export: { type: 'string', multiple: true, default: [] },
        where: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const readWhere = (text: string | undefined, exports: readonly string[]): FilterGroup | null => {
  if (text === undefined) return null;
  if (!exports.length) throw new UsageError('Set the files that --where is for with --export NAME.');
  const result = parseFilterText(text);
  if ('filter' in result) return result.filter;
  const { position, expected, found } = result.error;
  throw new UsageError(`--where: expected ${expected} at character ${position + 1}, found ${found || 'the end'}.`);
};

const readUnit = (option: string, family: UnitFamily, given: string | undefined) => {
  const codes = Object.fromEntries(getUnits(family).map(({ code }) => [code, code]));
  return given === undefined ? {} : { [family]: named(codes, option, given) };
};

/** Parses the command-line options; returns null if help is requested. Throws UsageError. */
export function readOptions(args: readonly string[]): PublishOptions | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [command, ...files] = positionals;
  if (command !== 'publish') {
    throw new UsageError(
      command === undefined ? 'Add a command: publish.' : `Unknown command: ${command}. Use publish.`,
    );
  }
  if (files.length === 0) throw new UsageError('Add at least one product file.');
  const currency = values.currency?.toUpperCase() ?? null;
  if (currency !== null && !isCurrency(currency)) {
    throw new UsageError(`--currency ${currency} isn’t a valid currency. Use an ISO 4217 code. Example: EUR`);
  }
  if (!values.out) throw new UsageError('Set the output folder for the feeds with --out DIR.');
  return {
    files,
    out: values.out,
    layout: values.layout === undefined ? null : named(LAYOUTS, 'layout', values.layout),
    currency,
    policy: named(POLICIES, 'policy', values.policy),
    units: {
      ...readUnit('weight-unit', 'WEIGHT', values['weight-unit']),
      ...readUnit('length-unit', 'LENGTH', values['length-unit']),
    },
    dateOrder: values['date-order'] === undefined ? null : named(DATE_ORDERS, 'date-order', values['date-order']),
    skipInvalid: values['skip-invalid'],
    shop: {
      shopUrl: values['shop-url'],
      linkPattern: values['link-pattern'],
      imageBaseUrl: values['image-base-url'],
    },
    exports: [...new Set(values.export.map((name) => named(EXPORTS, 'export', name)))],
    where: readWhere(values.where, values.export),
    json: values.json,
  };
}
