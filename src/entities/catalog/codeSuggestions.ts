/** Suggested languages as BCP 47 tags: those common in shops, with relevant regional variants. */
export const localeSuggestions: readonly string[] =
  'ar ar-AE ar-EG ar-SA bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es es-419 es-AR es-CO es-ES es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH ga gl gu he hi hr hu hy id is it it-CH ja ka kk kn ko lb lt lv mk ml mn mr ms mt nb nl nl-BE nn pa pl pt pt-BR pt-PT ro ru sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant'.split(
    ' ',
  );
