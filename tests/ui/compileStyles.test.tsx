import {
  __styles,
  createDOMRenderer,
  FluentProvider,
  RendererProvider,
  webLightTheme,
} from '@fluentui/react-components';
import { renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { replaceStyles } from '#scripts/compileStyles';
import { resolveStyles } from '#scripts/styles/resolveStyles';

type UseStyles = () => Record<string, string>;

const directions = ['ltr', 'rtl'] as const;

/** Returns the class names that a hook returns and the CSS rules that it inserts. */
function applyStyles(useStyles: UseStyles, dir: 'ltr' | 'rtl') {
  const renderer = createDOMRenderer(document);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={webLightTheme} dir={dir}>
        {children}
      </FluentProvider>
    </RendererProvider>
  );
  const { result } = renderHook(useStyles, { wrapper });
  return { classNames: result.current, rules: Object.keys(renderer.insertionCache).sort() };
}

/** Style hooks that modules export, which use the styles of other modules most. */
const modules = import.meta.glob<Record<string, UseStyles>>('../../src/**/*{Styles,Colors,Layout}.ts');

const resolved = await resolveStyles(join(process.cwd(), 'src'));

test('the styles of all modules are computed', () => {
  expect(resolved.size).toBeGreaterThan(400);
  for (const [file, calls] of resolved) {
    const written = readFileSync(file, 'utf8').match(/= makeStyles\(/g) ?? [];
    expect(calls, file).toHaveLength(written.length);
  }
});

test('computed styles have the same class names and rules as at run time, in both directions', async () => {
  let compared = 0;
  for (const [path, load] of Object.entries(modules)) {
    const file = join(process.cwd(), 'tests/ui', path);
    const calls = resolved.get(file) ?? [];
    const names = [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = makeStyles\(/g)].map(
      ([, name]) => name,
    );
    if (names.length === 0 || names.length !== calls.length) continue;
    const exported = await load();
    for (const [index, name] of names.entries()) {
      const [classes, rules] = calls[index]!;
      for (const dir of directions) {
        expect(applyStyles(__styles(classes, rules), dir), name).toEqual(applyStyles(exported[name!]!, dir));
      }
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('only the calls are replaced', () => {
  const code = "const useStyles = makeStyles({ a: {} }); const other = 'makeStyles({})';";
  const replaced = replaceStyles(code, 'tents.tsx', [[{ a: {} }, {}]]);
  expect(replaced).toContain('const useStyles = __styles({"a":{}}, {}); const other = \'makeStyles({})\';');
});
