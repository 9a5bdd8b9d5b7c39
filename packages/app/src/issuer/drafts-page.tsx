import { Link } from '@tanstack/react-router';
import { useRows } from '../answer.ts';
import { formatChain } from '../formats.ts';
import { OwnDraftsDocument, type OwnDraftsQuery } from '../generated/operations.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { MoreRows, Table, Time } from '../ui/index.ts';

type Draft = NonNullable<OwnDraftsQuery['seriesDrafts']>['nodes'][number];

/** Says how a draft stands. */
const stateOf = ({ state, series }: Draft): string => {
  if (series !== null) return 'created';
  return state === 'BUILT' ? 'its creation was built, and may be sent' : 'to be changed, signed and created';
};

/** The series that the account prepares. */
export function DraftsPage() {
  const drafts = useRows(OwnDraftsDocument, {}, ({ seriesDrafts }) => seriesDrafts);
  return (
    <>
      <h1>Drafts</h1>
      <p>A draft is a series that you prepare. Nobody but you reads it until you create the series.</p>
      <p>
        <Link to="/issuer/drafts/new" className="button main">
          Draft a series
        </Link>
      </p>
      <MoreRows list={drafts} empty="There is no draft yet. Begin with the title and the terms of a series.">
        <Table
          caption="Your drafts, newest first"
          columns={[
            {
              name: 'Draft',
              cell: ({ id, title, seriesKey }) => (
                <Link to="/issuer/drafts/$id" params={{ id }}>
                  <SeriesTitle title={title} seriesKey={seriesKey} />
                </Link>
              ),
            },
            { name: 'State', cell: stateOf },
            { name: 'Chain', cell: ({ chain }) => formatChain(chain) },
            { name: 'Begun', cell: ({ createdAt }) => <Time at={createdAt} /> },
          ]}
          rows={drafts.rows}
          keyOf={({ id }) => id}
          empty=""
        />
      </MoreRows>
    </>
  );
}
