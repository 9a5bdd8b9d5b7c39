create table authors (id int primary key, name text not null, email text not null);
create table posts (id int primary key, title text not null, content text not null, published boolean not null,
  author_id int not null references authors, cover_hash bytea);
create table comments (id bigint primary key, text text not null, author_id int not null references authors,
  post_id int not null references posts);
create table files (hash bytea primary key, name text not null, post_id int not null references posts);
create table flags (id uuid primary key, comment_id bigint not null references comments, reason text not null);
create table readings (author_id int references authors, post_id int references posts, seconds int not null,
  primary key (author_id, post_id));
create table tags (id text primary key);
create table "_PostToTag" ("A" int references posts, "B" text references tags, primary key ("A", "B"));
insert into authors values (1, 'Amara', 'amara@blog.example'), (2, 'Bela', 'bela@blog.example'), (10, 'Cem', 'cem@blog.example');
insert into posts values
  (1, 'Rain', 'on rain', true, 1, '\x00ff10'), (2, 'Snow', 'on snow', false, 1, '\x00ff11'), (3, 'Wind', 'on wind', true, 2, '\x7f'),
  (10, 'Hail', 'on hail', false, 10, null);
-- Two keys that are one number of JavaScript.
insert into comments values
  (9007199254740992, 'yes', 2, 1), (9007199254740993, 'no', 10, 1), (9007199254740994, 'perhaps', 2, 2), (4, 'never', 1, 3);
insert into files values ('\x00ff10', 'rain.png', 1), ('\x00ff11', 'snow.png', 2), ('\x7f', 'wind.png', 3);
alter table posts add foreign key (cover_hash) references files;
insert into flags values
  ('00000000-0000-4000-8000-000000000001', 9007199254740992, 'rude'), ('00000000-0000-4000-8000-000000000002', 9007199254740993, 'long'),
  ('00000000-0000-4000-8000-000000000003', 4, 'late');
insert into readings values (1, 3, 30), (2, 1, 60), (10, 1, 20), (10, 3, 90), (2, 2, 5);
insert into tags values ('calm'), ('cold'), ('rare'), ('wet');
insert into "_PostToTag" values (1, 'wet'), (2, 'wet'), (2, 'cold'), (3, 'calm'), (10, 'wet'), (10, 'cold'), (2, 'rare');
