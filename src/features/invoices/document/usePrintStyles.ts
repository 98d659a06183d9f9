import { makeStaticStyles } from '@fluentui/react-components';

/**
 * Print styles for a page with a `data-paper` element. Only that element is printed, in full width and in black on
 * white regardless of the theme.
 */
export const usePrintStyles = makeStaticStyles(`
  @media print {
    body:has([data-paper]) *:not(:has([data-paper])):not([data-paper]):not([data-paper] *) {
      display: none !important;
    }
    html:has([data-paper]), body:has([data-paper]), body *:has([data-paper]) {
      display: block !important;
      position: static !important;
      min-height: 0 !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: none !important;
      background: white !important;
    }
    [data-paper] {
      padding: 0 !important;
      border: none !important;
    }
    [data-paper], [data-paper] * {
      color: black !important;
      background: transparent !important;
      border-color: silver !important;
    }
    [data-paper] svg {
      print-color-adjust: exact;
    }
    [data-paper] tr, [data-paper] dl {
      break-inside: avoid;
    }
  }
`);
