DROP TABLE private.reports;
