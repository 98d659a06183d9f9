import type { ApolloCache, Reference } from '@apollo/client';

/** Takes a deleted invoice out of every list that was read, so that none shows it while it is read anew. */
export function forgetInvoice(cache: ApolloCache, id: string): void {
  cache.modify<{ invoices: { invoices: readonly Reference[] } }>({
    fields: {
      invoices: (page, { readField }) =>
        'invoices' in page
          ? { ...page, invoices: page.invoices.filter((invoice) => readField('id', invoice) !== id) }
          : page,
    },
  });
}
