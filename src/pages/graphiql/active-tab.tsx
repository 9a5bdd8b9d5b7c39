import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/** Scrolls the list of tabs to the active tab. */
export function ActiveTab() {
  const [active, count] = [useGraphiQL((state) => state.activeTabIndex), useGraphiQL((state) => state.tabs.length)];
  const title = useGraphiQL((state) => state.tabs[state.activeTabIndex]?.title);
  useEffect(() => {
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, count, title]);
  return null;
}
