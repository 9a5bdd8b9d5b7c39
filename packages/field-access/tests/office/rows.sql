create table employees (firm text, id text, name text not null, salary int not null, primary key (firm, id));
create table matters (firm text, number text, title text not null, stage text not null, budget int, lead_id text not null,
  deputy_id text, primary key (firm, number), foreign key (firm, lead_id) references employees (firm, id),
  foreign key (firm, deputy_id) references employees (firm, id));
create table members (firm text, matter_number text, employee_id text, primary key (firm, matter_number, employee_id),
  foreign key (firm, matter_number) references matters (firm, number),
  foreign key (firm, employee_id) references employees (firm, id));
create table briefs (id uuid primary key, firm text not null, matter_number text not null, author_id text not null,
  written_at timestamptz(3) not null, pages int not null, text text not null,
  foreign key (firm, matter_number) references matters (firm, number),
  foreign key (firm, author_id) references employees (firm, id));
create type "Grade" as enum ('JUNIOR', 'SENIOR');
create table rates (firm text, grade "Grade", amount int not null, primary key (firm, grade));
-- The same keys in both firms: a key alone names nobody.
insert into employees values
  ('north', 'e1', 'Abiola', 100), ('north', 'e2', 'Bruno', 80), ('north', 'e3', 'Chiara', 60), ('north', 'e4', 'Dana', 50),
  ('south', 'e1', 'Emre', 110), ('south', 'e2', 'Farid', 70), ('south', 'e3', 'Greta', 65);
insert into matters values
  ('north', 'm1', 'Merger', 'open', 1000, 'e2', 'e3'), ('north', 'm2', 'Lease', 'closed', null, 'e3', null),
  ('north', 'm3', 'Appeal', 'open', 300, 'e2', null),
  ('south', 'm1', 'Estate', 'open', 500, 'e2', null), ('south', 'm2', 'Patent', 'closed', 700, 'e1', 'e2');
insert into members values
  ('north', 'm1', 'e4'), ('north', 'm2', 'e2'), ('north', 'm2', 'e4'), ('south', 'm1', 'e3'), ('south', 'm2', 'e3');
insert into briefs values
  ('00000000-0000-4000-8000-000000000001', 'north', 'm1', 'e2', '2026-01-05T09:00Z', 3, 'on the merger'),
  ('00000000-0000-4000-8000-000000000002', 'north', 'm1', 'e4', '2026-01-06T09:00Z', 5, 'more on the merger'),
  ('00000000-0000-4000-8000-000000000003', 'north', 'm2', 'e3', '2026-01-07T09:00Z', 3, 'on the lease'),
  ('00000000-0000-4000-8000-000000000004', 'south', 'm1', 'e3', '2026-01-08T09:00Z', 8, 'on the estate'),
  ('00000000-0000-4000-8000-000000000005', 'south', 'm2', 'e1', '2026-01-09T09:00Z', 2, 'on the patent'),
  ('11111111-1111-1111-1111-111111111111', 'north', 'm1', 'e3', '2026-01-10T09:00Z', 4, 'last on the merger'),
  ('0000000a-0000-4000-8000-00000000000b', 'north', 'm3', 'e2', '2026-01-11T09:00Z', 6, 'on the appeal');
insert into rates values ('north', 'JUNIOR', 90), ('north', 'SENIOR', 150), ('south', 'JUNIOR', 95);
