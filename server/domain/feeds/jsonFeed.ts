import type { ProductContent } from '../../records/products';
import { canonicalJson } from '../products/canonical';

/** The canonical JSON array, one chunk per product: exactly the bytes that the checksum covers. */
export async function* jsonFeed(contents: AsyncIterable<ProductContent>): AsyncGenerator<string> {
  let separator = '[';
  for await (const content of contents) {
    yield separator + canonicalJson(content);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** The canonical JSON of each product on a line of its own. */
export async function* ndjsonFeed(contents: AsyncIterable<ProductContent>): AsyncGenerator<string> {
  for await (const content of contents) yield `${canonicalJson(content)}\n`;
}
