import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { parse, type TokenType } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';
import { messages } from '../messages';

const useStyles = makeStyles({
  code: {
    direction: 'ltr',
    margin: 0,
    // Wrapped lines need no scrolling, which would need the focus.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  keyword: { color: tokens.colorPaletteBerryForeground1 },
  name: { color: tokens.colorBrandForeground1 },
  string: { color: tokens.colorPaletteGreenForeground1 },
  comment: { color: tokens.colorNeutralForeground3 },
});

const looks: Partial<Record<TokenType, 'keyword' | 'name' | 'string' | 'comment'>> = {
  keyword: 'keyword',
  class: 'name',
  entity: 'name',
  string: 'string',
  comment: 'comment',
};

/** Highlighted TypeScript. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const lines = useMemo(() => parse(code.trimEnd(), { tokenize }).lines, [code]);
  return (
    <pre className={styles.code} role="region" aria-label={formatMessage(messages.codeOf, { title: name })}>
      <code>
        {lines.map(({ index, tokens: parts }) => (
          <span key={index}>
            {parts.map(({ type, value }, place) => {
              const look = looks[type];
              return look ? (
                <span key={place} className={styles[look]}>
                  {value}
                </span>
              ) : (
                value
              );
            })}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
