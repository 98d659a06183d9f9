/** Channels that most shops have. */
export const channelSuggestions = ['web', 'marketplace', 'store', 'wholesale', 'social'] as const;

/** Languages that most shops have, as BCP 47 tags. */
export const localeSuggestions = [
  'en',
  'en-GB',
  'en-US',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'sv',
  'tr',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh-Hans',
] as const;

/** Every currency that the browser knows, as ISO 4217 codes. */
export const currencySuggestions: readonly string[] = Intl.supportedValuesOf('currency');
