// The numbers are those of Björn Ottosson’s Oklab (2020) as used in CSS Color 4. Contrast is that of WCAG 2.2.

type Triple = readonly [number, number, number];

const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Converts an OKLCH color to linear sRGB. Values outside 0 to 1 cannot be displayed. The hue is in degrees. */
function toLinear(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const computeLuminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The highest value from 0 to `most` for which `holds` is true. */
function lastWhere(most: number, holds: (value: number) => boolean): number {
  let low = 0;
  let high = most;
  for (let halvings = 0; halvings < 20; halvings++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const isShown = (color: Triple) => color.every((part) => part >= 0 && part <= 1);

/** The color of a lightness and hue, with the requested chroma or the highest one that can be displayed. */
function shownColor(lightness: number, chroma: number, hue: number): Triple {
  const wanted = toLinear(lightness, chroma, hue);
  if (isShown(wanted)) return wanted;
  return toLinear(
    lightness,
    lastWhere(chroma, (less) => isShown(toLinear(lightness, less, hue))),
    hue,
  );
}

const toHex = (color: Triple) =>
  `#${color
    .map((part) =>
      Math.round(encoded(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * The color of a hue (degrees) with the given contrast with white (1 to 21, WCAG), as `#rrggbb`. Equal contrast makes
 * hues interchangeable without loss of legibility.
 */
export function colorOfContrast(contrast: number, chroma: number, hue: number): string {
  const luminance = 1.05 / contrast - 0.05;
  const isDarkEnough = (lightness: number) => computeLuminance(shownColor(lightness, chroma, hue)) <= luminance;
  return toHex(shownColor(lastWhere(1, isDarkEnough), chroma, hue));
}
