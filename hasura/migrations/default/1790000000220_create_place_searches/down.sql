DROP TABLE private.place_searches;
