import { createTheme, setRTL, ThemeProvider, type ITheme } from '@fluentui/react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useDirection } from '#i18n/useDirection';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { usePreferences } from '#preferences/preferencesContext';
import { useIsDark } from '../hooks/useIsDark';
import { useSkin } from '../hooks/useSkin';
import { getColoredNames, type ChartKind, type DrawingProps } from './chartTypes';
import { CircleChart } from './kinds/CircleChart';
import { HeatMap } from './kinds/HeatMap';
import { LineOrArea } from './kinds/LineOrArea';
import { UprightBars } from './kinds/UprightBars';
import { FlatBars } from './kinds/FlatBars';
import { useOwnNames } from './useOwnNames';

const useStyles = makeStyles({
  // The library draws no focus around the parts of round charts.
  frame: {
    '& path[role="img"]:focus-visible': {
      stroke: tokens.colorStrokeFocus2,
      strokeWidth: '3px',
      '@media (forced-colors: active)': { stroke: 'Highlight' },
    },
  },
});

export interface ChartCanvasProps extends DrawingProps {
  /** The names of series or categories to leave out. */
  hidden: ReadonlySet<string>;
}

const Sankey = lazyWithRetry(() => import('./kinds/Sankey').then((module) => module.Sankey));

const drawings: Record<ChartKind, ComponentType<DrawingProps>> = {
  area: LineOrArea,
  line: LineOrArea,
  sparkline: LineOrArea,
  bar: UprightBars,
  groupedBar: UprightBars,
  stackedBar: UprightBars,
  horizontalBar: FlatBars,
  donut: CircleChart,
  pie: CircleChart,
  gauge: CircleChart,
  heatMap: HeatMap,
  sankey: Sankey,
};

/**
 * The values of `var(…)` colors on the page: the library blends and compares colors, which it cannot do with variables.
 */
const resolve = (element: Element) => {
  const style = getComputedStyle(element);
  return (color: string) => {
    const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
    return (name && style.getPropertyValue(name).trim()) || color;
  };
};

/** The library takes its height from the element around it. */
const filled = { height: '100%' };

interface Look {
  theme: ITheme;
  colors: readonly string[];
}

/** Draws a chart with the library, in the colors and the direction of the page. */
export function ChartCanvas({ hidden, colors, ...drawing }: ChartCanvasProps) {
  const isDark = useIsDark();
  const skin = useSkin();
  const { accent } = usePreferences().preferences;
  const rtl = useDirection() === 'rtl';
  const frame = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look | null>(null);
  useOwnNames(frame);
  useEffect(() => {
    if (!frame.current) return;
    // Some charts ask the library for the direction instead of their theme.
    setRTL(rtl);
    const toValue = resolve(frame.current);
    const theme = createTheme({
      isInverted: isDark,
      rtl,
      palette: {
        white: toValue(tokens.colorNeutralBackground1),
        black: toValue(tokens.colorNeutralForeground1),
        neutralPrimary: toValue(tokens.colorNeutralForeground1),
        neutralSecondary: toValue(tokens.colorNeutralForeground2),
        neutralLight: toValue(tokens.colorNeutralStroke2),
        neutralLighter: toValue(tokens.colorNeutralBackground3),
        themePrimary: toValue(tokens.colorBrandStroke1),
      },
      defaultFontStyle: { fontFamily: toValue(tokens.fontFamilyBase) },
    });
    setLook({ theme, colors: colors.map(toValue) });
  }, [isDark, skin, accent, rtl, colors]);
  const { data, kind } = drawing;
  const Drawing = drawings[kind];
  const isShown = (name: string) => !hidden.has(name);
  // Hidden parts keep their place in the order, and the others their colors.
  const shown = look && {
    data: {
      categories: data.categories.filter(isShown),
      series: data.series
        .filter(({ name }) => isShown(name))
        .map(({ name, values }) => ({ name, values: values.filter((_, at) => isShown(data.categories[at] ?? '')) })),
    },
    colors: getColoredNames(kind, data).flatMap((name, at) =>
      isShown(name) ? [look.colors[at % look.colors.length] ?? ''] : [],
    ),
  };
  return (
    <div ref={frame} className={useStyles().frame} style={{ height: drawing.height }}>
      {shown && (
        <ThemeProvider theme={look.theme} applyTo="none" style={filled}>
          <Drawing key={String(look.theme.rtl)} {...drawing} {...shown} />
        </ThemeProvider>
      )}
    </div>
  );
}
