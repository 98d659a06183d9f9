/** The first eight digits of a checksum: enough to tell versions apart at a glance, never to prove them the same. */
export const shortChecksum = (checksum: string): string => checksum.slice(0, 8);
