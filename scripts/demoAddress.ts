/** Demo record ids by their path parameter names. */
const ids: Readonly<Record<string, string>> = {
  catalogId: '1',
  productId: '1',
  locale: 'de',
  attributeId: '1',
  familyId: '1',
  channelId: 'web',
  versionId: '1',
  jobId: '1',
  invoiceId: '5001',
  userId: '1',
  slug: 'fjord-kettle',
  orderId: '1',
  categorySlug: 'importing',
  articleSlug: 'dry-run',
  postId: '12',
  componentId: 'buttons',
};

/** Returns the path with its parameters replaced by ids of demo records. Throws for an unknown parameter. */
export function demoAddress(path: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`scripts/demoAddress.ts has no demo record for ${name}.`);
    return id;
  });
}

/** Whether only signed-out visitors see the screen at the path. */
export function isForVisitors(path: string): boolean {
  return /^\/(setup|pages\/(login|register|forgot-password|reset-password)-v\d)$/.test(path);
}
