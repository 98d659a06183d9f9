import { parseArgs } from 'node:util';
import { isCurrency } from '../../mocks/domain/currencies';
import type { CatalogInput, ErrorPolicy, LayoutCode } from '../../mocks/types.generated';

const LAYOUTS: Record<string, LayoutCode> = {
  shopify: 'SHOPIFY',
  woocommerce: 'WOOCOMMERCE',
  magento: 'MAGENTO',
  vendure: 'VENDURE',
  'google-merchant': 'GOOGLE_MERCHANT',
  'catalog-manager': 'CATALOG_MANAGER',
  custom: 'CUSTOM',
};

const POLICIES: Record<string, ErrorPolicy> = {
  'reject-everything': 'REJECT_EVERYTHING',
  'reject-failed-rows': 'REJECT_FAILED_ROWS',
  'ignore-failed': 'IGNORE_FAILED',
};

export const USAGE = `Makes a published catalog out of product files.

  npm run catalog -- publish FILE… --out DIR [--layout NAME] [--currency CODE] [--policy NAME] [--skip-invalid]
                            [--shop-url URL] [--link-pattern PATH] [--image-base-url URL] [--json]

Reads the files in the order given into a new catalog in memory, checks every product, publishes the catalog
as version 1, and writes its feeds to DIR: canonical JSON, CSV in our own layout, Google Merchant XML.

  --out DIR      folder for the feeds; made if it is not there
  --layout NAME  ${Object.keys(LAYOUTS).slice(0, 4).join(', ')},
                 ${Object.keys(LAYOUTS).slice(4).join(', ')};
                 found out from the headers where it is not given
  --currency CODE
                 ISO 4217 code of prices whose column names no currency; without it, they are in EUR, and refused
                 where other columns of the file name theirs
  --policy NAME  what becomes of a product with errors:
                   reject-everything   nothing is published
                   reject-failed-rows  it is left out (default)
                   ignore-failed       only its wrong fields are left out
  --skip-invalid publishes the products that are ready where others have errors; those stay drafts
  --shop-url URL        shop that the Google feed links to, such as https://www.example.com
  --link-pattern PATH   path of a product's page there, with {slug}, {sku} or {id} (external reference);
                        /products/{slug} where nothing else is known
  --image-base-url URL  what relative image URLs sit below; the shop URL where nothing else is known
                        What is not given is taken from the files where they hold absolute URLs. The Google feed
                        leaves out what Google would reject; CODE-v1-left-out.csv beside it says why.
  --json         the summary as JSON:
                   {files:[{file, layout, rows}], products, variants, categories, created, updated, skipped, failed, blocked,
                    issues:[{code, severity, rowNumber, field, message}], leftOut, version, checksum, feeds:[path],
                    google:{shopUrl, linkPattern, imageBaseUrl, items, leftOutFile,
                            leftOut:[{sku, name, reasons:[{code, field, message}]}]}}
  --help         this text

The summary goes to standard output; progress to standard error where that is a terminal.
Exit codes: 0 done, 1 refused (the reasons are in the summary or on standard error), 2 wrong use.
`;

export interface PublishOptions {
  files: string[];
  out: string;
  layout: LayoutCode | null;
  /** Of prices whose column names none. */
  currency: string | null;
  policy: ErrorPolicy;
  /** Leaves products with errors out of the version. */
  skipInvalid: boolean;
  /** What is given of the shop, in the words of a catalog's input. */
  shop: Pick<CatalogInput, 'shopUrl' | 'linkPattern' | 'imageBaseUrl'>;
  json: boolean;
}

/** The command was used wrongly; the message says how. */
export class UsageError extends Error {}

const named = <Value>(values: Record<string, Value>, option: string, name: string): Value => {
  if (Object.hasOwn(values, name)) return values[name]!;
  throw new UsageError(`--${option} ${name} is not known; choose one of ${Object.keys(values).join(', ')}.`);
};

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        layout: { type: 'string' },
        currency: { type: 'string' },
        policy: { type: 'string', default: 'reject-failed-rows' },
        'skip-invalid': { type: 'boolean', default: false },
        'shop-url': { type: 'string' },
        'link-pattern': { type: 'string' },
        'image-base-url': { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** What the command line asks for; null when it asks for help. Throws UsageError. */
export const readOptions = (args: string[]): PublishOptions | null => {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [command, ...files] = positionals;
  if (command !== 'publish') {
    throw new UsageError(
      command === undefined ? 'Say what to do: publish.' : `There is no command ${command}; say publish.`,
    );
  }
  if (files.length === 0) throw new UsageError('Name at least one product file.');
  const currency = values.currency?.toUpperCase() ?? null;
  if (currency !== null && !isCurrency(currency)) {
    throw new UsageError(`--currency ${currency} is no currency; use a code of ISO 4217, such as EUR.`);
  }
  if (!values.out) throw new UsageError('Say with --out DIR where the feeds go.');
  return {
    files,
    out: values.out,
    layout: values.layout === undefined ? null : named(LAYOUTS, 'layout', values.layout),
    currency,
    policy: named(POLICIES, 'policy', values.policy),
    skipInvalid: values['skip-invalid'],
    shop: {
      shopUrl: values['shop-url'],
      linkPattern: values['link-pattern'],
      imageBaseUrl: values['image-base-url'],
    },
    json: values.json,
  };
};
