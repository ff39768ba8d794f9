CREATE TABLE `desk_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`email` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`change` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `desk_audit_at` ON `desk_audit` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `desk_link` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`valid_until` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `desk_user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_link_user` ON `desk_link` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `desk_link_until` ON `desk_link` (`valid_until`);--> statement-breakpoint
CREATE TABLE `desk_session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`browser` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `desk_user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `desk_session_user` ON `desk_session` (`user_id`);--> statement-breakpoint
CREATE INDEX `desk_session_used` ON `desk_session` (`used_at`);--> statement-breakpoint
CREATE TABLE `desk_user` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`locale` text NOT NULL,
	`password_hash` text,
	`totp_secret` text,
	`totp_offered` text,
	`totp_step` integer DEFAULT 0 NOT NULL,
	`recovery_hashes` text NOT NULL,
	`created_at` text NOT NULL,
	`last_login_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_user_email` ON `desk_user` (`email_key`);--> statement-breakpoint
CREATE TABLE `desk_write` (
	`key` text PRIMARY KEY NOT NULL,
	`body_hash` text NOT NULL,
	`response` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `desk_write_created` ON `desk_write` (`created_at`);--> statement-breakpoint
CREATE INDEX `order_document_created` ON `order_document` (`created_at`,`number`);--> statement-breakpoint
CREATE INDEX `state_history_state` ON `state_history` (`machine`,`to_state`,`at`);