import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { analyticsParams, type PeriodName } from './analyticsParams';
import { AvgSessions } from './cards/AvgSessions';
import { Customers } from './cards/Customers';
import { GoalOverview } from './cards/GoalOverview';
import { ProductOrders } from './cards/ProductOrders';
import { Revenue } from './cards/Revenue';
import { RevenueReport } from './cards/RevenueReport';
import { SessionsDevice } from './cards/SessionsDevice';
import { SupportTracker } from './cards/SupportTracker';
import { CatalogAnalytics } from './catalogs/CatalogAnalytics';
import { messages } from './messages';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** The analytics of the catalogs and of the shop. */
export function Analytics() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const [state, setState] = useUrlState(analyticsParams);
  const period = (name: PeriodName) => ({
    period: state[name],
    onPeriod: (chosen: (typeof state)[PeriodName]) => setState({ [name]: chosen }),
  });
  return (
    <Page heading={formatMessage(messages.heading)}>
      {can('read', 'Catalog') && can('read', 'Job') && can('read', 'PublishedCatalog') && <CatalogAnalytics />}
      <div className={styles.grid}>
        <SupportTracker {...period('support')} />
        <AvgSessions {...period('sessions')} />
        <RevenueReport year={state.year} onYear={(year) => setState({ year })} />
        <GoalOverview />
        <Revenue />
        <ProductOrders {...period('orders')} />
        <SessionsDevice {...period('devices')} />
        <Customers {...period('customers')} />
      </div>
    </Page>
  );
}
