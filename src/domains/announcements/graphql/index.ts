import './announcement.ts';
