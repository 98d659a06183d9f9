/**
 * Returns the first eight digits of a checksum: enough to tell versions apart at a glance, but not to verify that they
 * are identical.
 */
export function shortChecksum(checksum: string): string {
  return checksum.slice(0, 8);
}
