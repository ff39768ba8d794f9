CREATE TABLE `session_token` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`token`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_token_session` ON `session_token` (`session_id`);--> statement-breakpoint
-- token_hash: of migrate.ts
UPDATE `session` SET `token` = token_hash(`token`);--> statement-breakpoint
UPDATE `cart_line` SET `token` = token_hash(`token`);--> statement-breakpoint
UPDATE `cart_promotion` SET `token` = token_hash(`token`);--> statement-breakpoint
INSERT INTO `session_token` SELECT `token`, `token` FROM `session`;--> statement-breakpoint
UPDATE `order` SET `cart_token` = token_hash(`cart_token`);