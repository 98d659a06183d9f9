/** Things of the demo data, by the names that paths have for them. */
const ids: Readonly<Record<string, string>> = {
  catalogId: '1',
  productId: '1',
  publicationId: '1',
  jobId: '1',
  invoiceId: '5001',
  userId: '1',
};

/** The address that a path has for things of the demo data. Throws for a parameter that is not known here. */
export const demoAddress = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`scripts/demoAddress.ts knows no ${name} of the demo data.`);
    return id;
  });
