import { makeStaticStyles } from '@fluentui/react-components';

/**
 * Of a page with a sheet of paper on it (`data-paper`) only that is printed: black on white in every theme, across
 * the whole width, without what stands around it.
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
