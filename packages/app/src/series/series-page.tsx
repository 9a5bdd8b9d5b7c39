export const SeriesPage = () => <h1>Series</h1>;
