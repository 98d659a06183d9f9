/**
 * What is sold, as it is sent and as a receiver has it. Each field is a text, so that it can be compared as a whole.
 */
export interface Offer {
  sku: string;
  /** Amounts by currency. */
  price: string;
  options: string;
  /** The quantity; blank if it is not tracked. Undefined if the format has no quantities. */
  stock: string | undefined;
  /** Name, description, and options by the language code of the receiver. */
  texts: Record<string, string>;
}

/** Joins texts so that different lists are different. */
export function joinTexts(texts: readonly string[]): string {
  return JSON.stringify(texts.map((text) => text.trim()));
}

/** Joins the names and values of options in the order of the names. */
export function joinOptions(options: readonly (readonly [name: string, value: string])[]): string {
  return joinTexts(options.map(([name, value]) => `${name.trim()}: ${value.trim()}`).sort());
}

/** Numbers of offers, and of those with a difference by field. */
export interface Comparison {
  sent: number;
  received: number;
  /** SKUs that are on one side only. */
  skus: number;
  price: number;
  options: number;
  /** Null if the format has no quantities. */
  stock: number | null;
  /** Numbers of texts and of those that differ, by language. */
  texts: Record<string, { sent: number; different: number }>;
  /** The first differences. */
  examples: string[];
}

const EXAMPLES = 5;

const groupBySku = (offers: readonly Offer[]) => {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.sku, [...(groups.get(offer.sku) ?? []), offer]);
  return groups;
};

/** Compares what was sent with what was received, one offer after the other. */
export function compareOffers(sent: readonly Offer[], received: readonly Offer[]): Comparison {
  const groups = groupBySku(received);
  const hasStock = sent.every(({ stock }) => stock !== undefined);
  const comparison: Comparison = {
    sent: sent.length,
    received: received.length,
    skus: 0,
    price: 0,
    options: 0,
    stock: hasStock ? 0 : null,
    texts: {},
    examples: [],
  };
  const differs = (what: string, offer: Offer, a: string | undefined, b: string | undefined) => {
    if (a === b) return 0;
    if (comparison.examples.length < EXAMPLES) {
      comparison.examples.push(`${what} of ${offer.sku}: ${JSON.stringify(a)} is ${JSON.stringify(b)}`);
    }
    return 1;
  };
  for (const offer of sent) {
    const other = groups.get(offer.sku)?.shift();
    comparison.skus += other ? 0 : differs('SKU', offer, offer.sku, undefined);
    if (!other) continue;
    comparison.price += differs('price', offer, offer.price, other.price);
    comparison.options += differs('options', offer, offer.options, other.options);
    if (comparison.stock !== null) comparison.stock += differs('stock', offer, offer.stock, other.stock);
    for (const [language, text] of Object.entries(offer.texts)) {
      const counts = (comparison.texts[language] ??= { sent: 0, different: 0 });
      counts.sent += 1;
      counts.different += differs(`text in ${language}`, offer, text, other.texts[language]);
    }
  }
  for (const left of groups.values()) comparison.skus += left.length;
  return comparison;
}
