import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { parse, type TokenType } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLoaded } from '../../routing/useLoaded';
import { useToast } from '../../ui/state/useToast';
import { Placeholder } from '../../ui/state/Placeholder';
import { messages } from './messages';

const useStyles = makeStyles({
  root: { position: 'relative', minHeight: '240px' },
  copy: { position: 'absolute', insetBlockStart: tokens.spacingVerticalS, insetInlineEnd: tokens.spacingHorizontalS },
  code: {
    margin: 0,
    maxHeight: '480px',
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'left',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  keyword: { color: tokens.colorPaletteRedForeground1 },
  string: { color: tokens.colorPaletteGreenForeground1 },
  name: { color: tokens.colorBrandForeground1 },
  comment: { color: tokens.colorNeutralForeground3 },
});

const kinds: Partial<Record<TokenType, 'keyword' | 'string' | 'name' | 'comment'>> = {
  keyword: 'keyword',
  string: 'string',
  class: 'name',
  entity: 'name',
  comment: 'comment',
};

/** Focusable, so that the keyboard can scroll it. */
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

/** TypeScript with highlighted syntax and a button to copy it. */
export function CodeBlock({ label, source }: { label: string; source: () => Promise<{ default: string }> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const code = useLoaded(undefined, source)?.default;
  const lines = useMemo(() => (code === undefined ? null : parse(code.trim(), { tokenize }).lines), [code]);
  if (code === undefined || !lines) return <Placeholder height={240} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(formatMessage(messages.copied));
    } catch {
      toast.error(formatMessage(messages.notCopied));
    }
  };
  return (
    <div className={styles.root} dir="ltr">
      <pre className={styles.code} aria-label={formatMessage(messages.codeOf, { name: label })} {...scrollRegion}>
        <code>
          {lines.map(({ index, tokens: parts }) => (
            <span key={index}>
              {parts.map(({ type, value }, place) => {
                const kind = kinds[type];
                return kind ? (
                  <span key={place} className={styles[kind]}>
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
      <Button className={styles.copy} size="small" icon={<Copy20Regular />} onClick={() => void copy()}>
        {formatMessage(messages.copyCode)}
      </Button>
    </div>
  );
}
