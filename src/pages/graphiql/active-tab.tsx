import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/** Scrolls the list of tabs to the active tab. */
export function ActiveTab() {
  const [activeIndex, count] = [
    useGraphiQL((state) => state.activeTabIndex),
    useGraphiQL((state) => state.tabs.length),
  ];
  const title = useGraphiQL((state) => state.tabs[state.activeTabIndex]?.title);
  useEffect(() => {
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeIndex, count, title]);
  return null;
}
