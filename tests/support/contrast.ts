const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The relative luminance of WCAG 2.2. */
const computeLuminance = (hex: string) => {
  const part = (start: number) => linear(parseInt(hex.slice(start, start + 2), 16) / 255);
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

/** The contrast of two colors (`#rrggbb`), from 1 to 21. Text needs 4.5, and everything else 3. */
export function computeContrast(one: string, other: string): number {
  const luminances = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
