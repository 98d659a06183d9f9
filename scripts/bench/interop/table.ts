import type { Comparison } from './compared';

/** A file that a receiver imported. */
export interface Run {
  receiver: string;
  file: string;
  products: number;
  leftOut: number;
  seconds: number;
  /** What the receiver reported. */
  errors: string[];
  comparison: Comparison;
}

const INTRO = `# What Vendure and Medusa read of our files

\`npm run bench -- interop [FOLDER]\` writes this page. It installs both systems, starts them on PostgreSQL, imports our exports
of the files in FOLDER (\`../shared/data\` by default) by their admin APIs, reads the products back, and compares each variant
with what was sent. It is not part of CI: it loads 1,500 packages, and takes ten minutes.

- **SKUs, prices, options, stock:** variants for which the receiver has another value, of all that were sent.
- **Texts:** name, description, and options in each language, the same way.
- **Left out:** products that the export itself leaves out and reports, such as drafts for Vendure, which would publish them.
- Medusa has two imports. The admin app uses \`/admin/products/imports\`; \`/admin/products/import\` is deprecated, and takes texts such as 42 for
  numbers. Neither has quantities in stock.
- “Awkward texts” are texts that importers take for something else: numbers, true and false, formulas, quotes, JSON, other
  scripts, options that only differ in case, and products with the same name and slug.
`;

const whole = (value: number) => value.toLocaleString('en');

const differing = (count: number | null, of: number) => (count === null ? 'no' : `${whole(count)} of ${whole(of)}`);

const row = ({ receiver, file, products, leftOut, seconds, comparison }: Run): string[] => {
  const { sent, received, skus, price, options, stock, texts } = comparison;
  return [
    receiver,
    file,
    whole(products),
    whole(leftOut),
    `${whole(received)} of ${whole(sent)}`,
    whole(skus),
    whole(price),
    whole(options),
    stock === null ? 'not in the file' : whole(stock),
    Object.entries(texts)
      .map(([language, counts]) => `${language}: ${differing(counts.different, counts.sent)}`)
      .join(', '),
    `${seconds.toFixed(1)} s`,
  ];
};

const HEADERS = [
  'Receiver',
  'File',
  'Products',
  'Left out',
  'Variants read back',
  'Other SKUs',
  'Other prices',
  'Other options',
  'Other stock',
  'Other texts',
  'Import',
];

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the page about these runs. */
export function describeRuns(runs: readonly Run[], versions: readonly string[], now: Date): string {
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const differences = runs.flatMap(({ receiver, file, errors, comparison }) =>
    [...errors, ...comparison.examples].map((text) => `- ${receiver}, ${file}: ${text}`),
  );
  return [
    INTRO,
    `${day}, two cores: ${versions.join(', ')}.`,
    '',
    toRow(HEADERS),
    toRow(HEADERS.map(() => '---')),
    ...runs.map((run) => toRow(row(run))),
    '',
    differences.length ? `## Differences\n\n${differences.join('\n')}` : 'There is no difference.',
    '',
  ].join('\n');
}
