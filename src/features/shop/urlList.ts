import type { UrlParam } from '#routing/urlParams';

/**
 * A list of texts, separated by commas. A backslash before a comma or a backslash makes it part of a text. With
 * `choices`, other texts are ignored.
 */
export function urlList(): UrlParam<readonly string[]>;
export function urlList<Choice extends string>(choices: readonly Choice[]): UrlParam<readonly Choice[]>;
export function urlList(choices?: readonly string[]): UrlParam<readonly string[]> {
  return {
    initial: [],
    parse: (text) => {
      const values = (text.match(/(?:\\.|[^\\,])+/g) ?? []).map((value) => value.replace(/\\(.)/g, '$1'));
      return choices ? choices.filter((choice) => values.includes(choice)) : values;
    },
    format: (values) => values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(','),
  };
}
