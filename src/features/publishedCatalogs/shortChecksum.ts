/**
 * Returns the first eight digits of a checksum: enough to tell versions apart at a glance, but not to verify that they
 * are identical.
 */
export const shortChecksum = (checksum: string): string => checksum.slice(0, 8);
