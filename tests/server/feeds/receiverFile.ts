import { EXPORT_FORMATS } from '#server/domain/feeds/feedFormats';
import { exportReport } from '#server/domain/publishedCatalogs/exportReport';
import { demoCatalogs } from '#mocks/fixtures/catalogs';
import type { ProductContent, ProductRecord } from '#server/records/products';
import { toEnglish } from '#server/records/sentenceText';
import type { FeedFormat } from '#server/types.generated';
import { inEnglish } from '../issueTexts';
import { readTable } from './readTable';

const NOW = new Date('2026-03-01T12:00:00Z');

/** A catalog in English with prices in two currencies. */
export const shop = {
  ...demoCatalogs(NOW)[0]!,
  currencies: ['EUR', 'USD'],
  defaultLocale: 'en',
  locales: ['en'],
  shopUrl: 'https://shop.example',
  imageBaseUrl: undefined,
};

type Settings = Partial<Parameters<(typeof EXPORT_FORMATS)[FeedFormat]['write']>[1]>;

const iterate = async function* <Item>(items: readonly Item[]) {
  yield* items;
};

/** Writes the products for a receiver: the text of the file, its rows by header, and its report. */
export async function writeFor(format: FeedFormat, contents: readonly ProductContent[], settings: Settings = {}) {
  const catalog = { categories: [], ...shop, ...settings };
  let text = '';
  for await (const chunk of EXPORT_FORMATS[format].write(() => iterate(contents), catalog, NOW)) text += String(chunk);
  const [headers = [], ...rows] = readTable(text.replace(/\r?\n/g, '\r\n'));
  const products = contents.map((content, index) => ({ ...content, id: String(index) }) as ProductRecord);
  const { issues, log } = await exportReport(format, iterate(products), catalog, { limit: 99, now: NOW });
  return {
    text,
    headers,
    rows: rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [headers[index]!, cell]))),
    issues: inEnglish(issues),
    log: log.map(({ message }) => toEnglish(message)),
  };
}
